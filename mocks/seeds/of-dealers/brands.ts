import type { BrandRow } from '../../rows/brand.ts';
import { demoAccounts } from '../accounts.ts';

const [, distributor] = demoAccounts;

/** The drawn logo of a dealer who does not exist, a PNG. */
const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAQgAAABACAMAAADRVBl4AAAAMFBMVEWKOxKKOxKKOxKKOxKKOxKKOxKKOxKKOxIrIyArIyArIyArIyArIyArIyArIyArIyDE4spuAAAAEHRSTlMAJEltkrbb/wAkSW2Sttv/iJerAgAABCFJREFUeNrtm9l24zAIQP02h1X//7dzAKHFSZxpp4ndVjw5lrVwhQBLzrYtWbJkyZLn8ucTskAsEAvEArFA/FYQS75eoJRS6G4RW9F0h+xOwfhhl/yrQejHQEiv8sNAVJNYIKpaVwHxRRHjMyDCJH4KCBQtwjCCABYtKvQUhO5BEEtR4epGt2jTeiAtTXh8FK4CgqtK2EGkmkXxCIRWk+i6QdNWoIPwh/cgQGYsp4PoSjcQ3Idc4AAEVZNo2sBQUSFBBIEdiPFRuYSP9PEpcx2uLRUfHG6oOcgHIJCjRgOhUZOkqZdUtBCi+whERAh/UQiAh3zkVMEcMzSLaD4Nc5CPQEA8mSBaW0EEEoQZB8DkLFvTfvMKJkHN/ilBdF+h9eoRiC1MIkH0tpqefXnNUYNai3TT9jkibRzpLMfVW2frIYgwiQTR24K8NbmAAYTMncA1XIROeQTOY9QjEGESqbXOWbfsU4wBhM6d4PlR46lFHIOAjAoHFkHPLYLOB8FHPuJJZolDqOWpLbzb1gCCX5Fk/hcIuo0aOg6S4BgEDCBojhq4BzE0Q+OCALoAiFBkyiNCH4QNiWOGD0CkSfQ8QilyJ9n2IGrDiPkowQZIeo2Mim4Xq+wd+hEIGEDATSSYQMBQBOVyqeXRu8Y/gKj1j9419l15myD7l7Dzk0vRUu68fdqKwWfOMuf28O2zV1PtaQN6JyoE25IlF96hWiAWiAViyZIlS5ashOqFUYO+flcR+jsIXmGr7l0gYH+09z1BfKkBLBCvBvG/O1TAuVkGdgYeO5F2bocbSZyJ+9Kw59QtPIp97wX8EdzaqXrbg5nWFOamhZ0jRkUHAVKEAkQrab2+G4TShnX/VgkldulVCAFtlCxVH7Yfvq3rxaTFtSfbdfTNN7XLecK17sIBFbYzT7SjUY0ufKPYevTfvaT1+m4QktYprgWrjdLHIXrjLDGUkMm4weaa5j0sjWZpByY4Sr3B3q6r30tET1oa8dWL5FixQF5yLt4hasQZkBcPZ1huNXQTaLjMLgGiit32GyrZzVDC57iMqqNoP+vD1BS0rv/mI/LjBmwgSPIcREoZV7aVdlRQvzig7NNvRLlZ2ViSvb43aowgGDE+X4CcFGQp6SPcr+EOBBdhxLBme1ib6XiL+AkQrdd3g+hLY5i/PiO2jtvI46EBRBi3anMhY1AcVvsHlkbr9d0gmleT1vkIwkh1EHwPBBa9ky6oDAcWH3CW4/y8FYQKUo2K9oFPRI34moUxAqZbrBZG1pulwVZbI7pGIG2TOs6qBcoWPqGC8JA7hU8Yej0loYJMqNzhVU39I0NLocJZiv3QnbP0yrYG0L9IhDF3HNe5nWzdSajUUMwJVev1lKjxjqz62vI6EFy2BcJC4Df768KrQOh3+BB/yZKfLn8BS9WWyTztV4gAAAAASUVORK5CYII=';

/** How the dealer of the demonstration signs; other dealers said nothing yet. */
export const brands: readonly BrandRow[] = [
  {
    user_id: distributor.id,
    name: 'Persianas del Norte',
    logo: LOGO,
    phone: '8183560147',
    address: 'Av. Lázaro Cárdenas 2317, Residencial San Agustín, San Pedro Garza García',
    terms:
      'La instalación la hace nuestro equipo de lunes a sábado. El retiro de tus persianas anteriores va incluido.',
    pay_to: { bank: 'STP', holder: 'Persianas del Norte', clabe: '646180987654321095' },
  },
];
