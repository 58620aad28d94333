import { Notice } from '#src/ui/notice.tsx';

interface LoginNoticeProps {
  /** Whether the session expired. */
  readonly expired: boolean;
  /** Whether the person has just registered. */
  readonly created: boolean;
}

/** Tells a person why they are at the login. */
export function LoginNotice({ expired, created }: LoginNoticeProps) {
  if (expired) return <Notice>Tu sesión terminó. Entra de nuevo para continuar.</Notice>;
  return created ? <Notice>Cuenta creada. Ya puedes entrar.</Notice> : null;
}
