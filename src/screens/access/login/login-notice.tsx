import { Notice } from '../../support/notice.tsx';

interface LoginNoticeProps {
  /** The session ended by itself. */
  readonly expired: boolean;
  /** The person has just registered. */
  readonly created: boolean;
}

/** Why a person finds themself at the login. */
export function LoginNotice({ expired, created }: LoginNoticeProps) {
  if (expired) return <Notice>Tu sesión terminó. Entra de nuevo para continuar.</Notice>;
  return created ? <Notice>Cuenta creada. Ya puedes entrar.</Notice> : null;
}
