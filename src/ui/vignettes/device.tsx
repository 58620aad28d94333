import type { ReactNode } from 'react';
import { Vignette } from './vignette.tsx';

/** Remote controls and sensors of motors, by their names in the catalog. */
const drawings: Readonly<Record<string, ReactNode>> = {
  'sensor-sol-interior': (
    <>
      <path d="M30 10v76M18 10h12M18 86h12" data-tone="soft" />
      <rect data-tone="fabric" x="32" y="34" width="18" height="28" rx="4" />
      <circle cx="41" cy="48" r="5" />
      <path data-tone="accent" d="M82 26 58 40M86 44l-28 4M80 66 58 56" />
    </>
  ),
  'sensor-sol': (
    <>
      <path d="M14 86V12M14 62h16" />
      <path data-tone="fabric" d="M30 66V54a20 20 0 0 1 40 0v12z" />
      <path d="M26 66h48v8H26z" />
      <path data-tone="accent" d="M50 10v10M22 20l7 7M78 20l-7 7" />
    </>
  ),
  'sensor-viento': (
    <>
      <path d="M14 86V40M14 62h34M48 62V44" />
      <circle cx="48" cy="40" r="4" />
      <path d="M48 40h22M48 40 35 22M48 40 35 58" />
      <path
        data-tone="fabric"
        data-moving="out"
        d="M70 33a7 7 0 0 1 0 14zM39 15a7 7 0 0 1-10 10zM29 55a7 7 0 0 1 10 10z"
      />
      <path data-tone="accent" d="M62 76h18a6 6 0 0 0 0-12M56 84h12" />
    </>
  ),
  'sensor-vibracion': (
    <>
      <path d="M8 44h80v10H8z" />
      <path data-tone="soft" d="M8 14h80M8 44V14M88 44V14" />
      <rect data-tone="fabric" x="36" y="40" width="24" height="20" rx="4" />
      <path data-tone="accent" d="M40 70c2-3 4-3 6 0s4 3 6 0 4-3 6 0M40 78c2-3 4-3 6 0s4 3 6 0 4-3 6 0" />
    </>
  ),
  'sensor-lluvia': (
    <>
      <path d="M14 86V12M14 66h14" />
      <path d="M28 60h46v12H28z" />
      <path data-tone="fabric" d="m32 60 6-10h26l6 10z" />
      <path data-tone="accent" data-moving="down" d="M38 16v10M54 12v12M70 18v10M46 32v8M62 32v8" />
    </>
  ),
  'puente-aura': (
    <>
      <rect data-tone="fabric" x="24" y="52" width="48" height="30" rx="7" />
      <circle cx="36" cy="67" r="3" />
      <path d="M46 67h18" />
      <path data-tone="accent" d="M38 40a14 14 0 0 1 20 0M31 32a24 24 0 0 1 34 0M24 24a34 34 0 0 1 48 0" />
    </>
  ),
  'puente-faro': (
    <>
      <rect data-tone="fabric" x="18" y="56" width="34" height="26" rx="6" />
      <circle cx="28" cy="69" r="3" />
      <path data-tone="accent" d="M25 46a14 14 0 0 1 20 0M18 38a24 24 0 0 1 34 0" />
      <rect x="62" y="34" width="22" height="44" rx="4" />
      <path data-tone="soft" d="M66 42h14M66 50h14M66 58h9M70 73h6" />
    </>
  ),
  cargador: (
    <>
      <rect data-tone="fabric" x="14" y="18" width="24" height="30" rx="4" />
      <path d="M20 18V9M32 18V9M26 48v16c0 22 30 22 30 0V44c0-18 22-18 22 0v12" />
      <rect x="72" y="56" width="12" height="22" rx="3" />
      <path data-tone="accent" d="m28 25-6 9h8l-6 9" />
    </>
  ),
};

/** A line drawing of a device, shown beside its name. An unknown device is an empty drawing. */
export const DeviceVignette = ({ device }: { readonly device: string }) => (
  <Vignette>{Object.hasOwn(drawings, device) ? drawings[device] : null}</Vignette>
);
