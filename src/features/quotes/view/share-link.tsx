import '#src/ui/theme/field-styles.ts';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useHref } from 'react-router-dom';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { QUOTE_VALID_DAYS } from '#src/content/terms.ts';
import { mailWith } from '#src/ui/contact/contact-links.ts';
import { IconBrandWhatsapp, IconCopy, IconSend } from '#src/ui/icons.ts';
import { copyText } from '#src/ui/notices/copy-text.ts';
import layout from '#src/ui/styles/layout.module.css';
import { ValidDays } from '../renewal/valid-days.tsx';
import { sharePath, shareSubject, shareText, whatsappTo } from '../share-text.ts';
import type { QuoteActor } from './actors.ts';
import classes from './share-link.module.css';

interface ShareLinkProps {
  readonly actor: QuoteActor;
  readonly quote: SavedQuote;
  /** null while it is not shared: its place is kept, so that nothing moves when it is. */
  readonly share: string | null;
  /** Its last day, formatted. */
  readonly until: string | null;
}

/** The client's link, to copy, or to send by WhatsApp or e-mail with a message. */
export function ShareLink({ actor, quote, share, until }: ShareLinkProps) {
  const days = useSelector(actor, ({ context }) => context.validDays ?? QUOTE_VALID_DAYS);
  const path = useHref(sharePath(share ?? ''));
  const link = share === null ? '' : new URL(path, window.location.origin).href;
  const message = shareText(quote, link, until);
  const copy = () =>
    copyText(link, {
      done: 'Copiamos el enlace',
      failed: 'No pudimos copiarlo: selecciona el enlace y cópialo tú.',
    });
  return (
    <Stack
      component="section"
      className={layout.onScreen}
      gap="xs"
      bg="var(--sunken)"
      p="md"
      aria-label="Enlace para compartir"
    >
      <TextInput
        label="Enlace para tu cliente: ahí ve su precio y la acepta o la rechaza"
        readOnly
        disabled={share === null}
        placeholder="Aparece aquí al compartirla"
        value={link}
        onFocus={({ currentTarget }) => {
          currentTarget.select();
        }}
      />
      <div className={classes.validity}>
        <ValidDays
          days={days}
          isShown={share === null}
          onChoose={(chosen) => {
            actor.send({ type: 'quote.validFor', days: chosen });
          }}
        />
        {share === null || until === null ? null : <Text fz="sm">{`Vigencia: hasta el ${until}.`}</Text>}
      </div>
      <Group gap="xs">
        <SendButton
          label="Mandar por WhatsApp"
          opensPage
          icon={<IconBrandWhatsapp size={16} stroke={1.5} aria-hidden />}
          to={share === null ? null : whatsappTo(quote.client?.phone ?? null, message)}
        />
        <SendButton
          label="Mandar por correo"
          icon={<IconSend size={16} stroke={1.5} aria-hidden />}
          to={share === null ? null : mailWith(quote.client?.email ?? null, shareSubject(quote), message)}
        />
        <Button
          disabled={share === null}
          onClick={() => void copy()}
          leftSection={<IconCopy size={16} stroke={1.5} aria-hidden />}
        >
          Copiar enlace
        </Button>
      </Group>
    </Stack>
  );
}

interface SendButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** null while there is nothing to send. */
  readonly to: string | null;
  /** The page that it opens must not replace this one. @default false: it opens a program */
  readonly opensPage?: boolean;
}

/** Opens the message where it is sent. */
const SendButton = ({ label, icon, to, opensPage = false }: SendButtonProps) =>
  to === null ? (
    <Button disabled leftSection={icon}>
      {label}
    </Button>
  ) : (
    <Button
      component="a"
      href={to}
      {...(opensPage ? { target: '_blank', rel: 'noreferrer' } : {})}
      leftSection={icon}
    >
      {label}
    </Button>
  );
