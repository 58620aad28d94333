import { useConfig } from '#src/actor-hooks/services.ts';
import { reportTexts } from './notice-text.ts';

/** Says to whom this deployment's pages report, if they do. */
export function ReportParagraphs() {
  const { errorReports, policyReports } = useConfig();
  return (
    <>
      {errorReports === null ? null : <p>{reportTexts.errors(new URL(errorReports).host)}</p>}
      {policyReports === null ? null : <p>{reportTexts.policy(new URL(policyReports).host)}</p>}
    </>
  );
}
