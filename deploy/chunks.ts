/**
 * Which modules travel together. React and the router are files of their own, so that the entry can run them one after
 * another instead of in one long task; what session and client are made of always arrives together and compresses better
 * as one, and is named module by module, because every page pays for it; small pieces that nearly every page shows are
 * one file rather than a dozen of a kilobyte.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router(?:-dom)?\// },
  {
    name: 'core',
    test: /src\/config\/(?!runtime|permissions|descriptions|state-capitals)|src\/api\/(?:session-store|is-token)|preload-helper/,
  },
  {
    name: 'engine',
    test: /node_modules\/(?:xstate|zod|axios)\/|machines\/support\/(?:cancelled|waiting)\.|src\/api\/(?:actor|client|connection|errors|issues|refusals|contract\/(?:endpoint|endpoint-of|login|none|reply|session|token|user|verbs|wire))\./,
  },
  { name: 'families', test: /src\/ui\/vignettes\/(?:vignette|awning|blind|fabric|motor)\./ },
  {
    name: 'pieces',
    test: /src\/ui\/(?!theme\/|vignettes\/|product\/|map\/|notices\/|dealer-card|avatar|notice-page|late-notice|waiting|error-alert)|@tabler\/icons-react\/dist\/esm\/(?!icons\/)|@tabler\/icons-react\/dist\/esm\/icons\/Icon(?:Menu2|Search|X|Sun|Moon|DeviceDesktop|ArrowRight)\.|src\/screens\/support\/(?:system-strip|services)\./,
  },
  {
    name: 'forms',
    test: /src\/screens\/support\/(?:field|text-field|password-field|submit-button|form-values|form-state|remote-form|new-account-state|progress-of|until-sent)\./,
  },
  // Leaves of a few hundred bytes each, which would be a request each.
  {
    name: 'signs',
    test: /src\/app\/breath|src\/screens\/support\/(?:sign-of-life|announcer|quiet-state|unsaved)\./,
    includeDependenciesRecursively: false,
  },
  {
    name: 'actors',
    test: /node_modules\/(?:@xstate\/react|use-sync-external-store)\/|src\/screens\/support\/actor-surroundings\./,
    includeDependenciesRecursively: false,
  },
  {
    name: 'charts',
    test: /machines\/(?:(?:resource|files|plain-form)\.machine|support\/given)\./,
    includeDependenciesRecursively: false,
  },
  {
    name: 'person',
    test: /src\/config\/permissions|src\/ui\/(?:avatar|initials|notices\/notices\.ts)|src\/screens\/support\/news\/new-mark/,
    includeDependenciesRecursively: false,
  },
  { name: 'marks', test: /@tabler\/icons-react\/dist\/esm\/icons\/Icon(?:AlertTriangle|Eye|EyeOff)\./ },
  { name: 'icons', test: /@tabler\/icons-react/ },
];
