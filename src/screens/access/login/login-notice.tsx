import { Notice } from '#src/ui/messages/notice.tsx';

interface LoginNoticeProps {
  /** Whether the session expired. */
  readonly expired: boolean;
  /** Whether the server refused a call of a visitor. */
  readonly refused: boolean;
  /** Whether the person has just registered. */
  readonly created: boolean;
}

/** Tells a person why they are at the login. */
export function LoginNotice({ expired, refused, created }: LoginNoticeProps) {
  if (expired) return <Notice>Tu sesión terminó. Entra de nuevo para continuar.</Notice>;
  if (refused) return <Notice>Entra para continuar: lo que pediste es para quienes tienen cuenta.</Notice>;
  return created ? <Notice>Cuenta creada. Ya puedes entrar.</Notice> : null;
}
