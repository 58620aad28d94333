import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Drawer, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import { useUnsaved } from '../../../support/use-unsaved.ts';
import { AskBeforeLeaving } from './ask-before-leaving.tsx';
import { useEscape } from './use-escape.ts';
import { useFocusBack } from './use-focus-back.ts';
import { UNSAVED } from './words.ts';
import classes from './work-dialog.module.css';

interface WorkDialogProps {
  /** At the side of the list that it is about, or over all of it. */
  readonly kind: 'side' | 'over';
  readonly title: string;
  /** For the heading, which names the form inside. */
  readonly titleId: string;
  /** Whether something would be lost by closing it now. */
  readonly isDirty: () => boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Work on one account, over the list: it has the whole window on phones, and asks before it loses what was typed. */
export function WorkDialog({ kind, title, titleId, isDirty, onClose, children }: WorkDialogProps) {
  const [asks, setAsks] = useState(false);
  useFocusBack();
  useUnsaved({
    isThere: isDirty,
    survives: (from, to) => from.pathname === to.pathname && from.search === to.search,
    question: UNSAVED,
  });
  const isPhone = useMediaQuery('(max-width: 37.5em)', undefined, { getInitialValueInEffect: false });
  const close = () => {
    if (isDirty()) setAsks(true);
    else onClose();
  };
  useEscape(() => {
    if (asks) setAsks(false);
    else close();
  });
  const frame = {
    opened: true,
    onClose: close,
    closeOnEscape: false,
    returnFocus: false,
    transitionProps: { duration: 160 },
    classNames: {
      content: classes['content'] ?? '',
      header: classes['header'] ?? '',
      body: [classes['body'], kind === 'over' && classes['wide']].filter(Boolean).join(' '),
    },
  } as const;
  const inside = (
    <>
      {children}
      <AskBeforeLeaving
        opened={asks}
        question={UNSAVED}
        onStay={() => {
          setAsks(false);
        }}
        onLeave={onClose}
      />
    </>
  );
  const heading = (
    // The focus begins here: a field's would bring a phone's keyboard up before anything was read.
    <span id={titleId} className={classes['title']} tabIndex={-1} data-autofocus>
      {title}
    </span>
  );
  return (
    <ThemeProvider>
      {kind === 'side' ? (
        <Drawer.Root {...frame} position="right" size={isPhone ? '100%' : '34rem'}>
          <Drawer.Overlay backgroundOpacity={0.35} />
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>{heading}</Drawer.Title>
              <Drawer.CloseButton aria-label="Cerrar" size="lg" />
            </Drawer.Header>
            <Drawer.Body>{inside}</Drawer.Body>
          </Drawer.Content>
        </Drawer.Root>
      ) : (
        <Modal.Root {...frame} size="68rem" fullScreen={isPhone === true} centered>
          <Modal.Overlay backgroundOpacity={0.35} />
          <Modal.Content>
            <Modal.Header>
              <Modal.Title>{heading}</Modal.Title>
              <Modal.CloseButton aria-label="Cerrar" size="lg" />
            </Modal.Header>
            <Modal.Body>{inside}</Modal.Body>
          </Modal.Content>
        </Modal.Root>
      )}
    </ThemeProvider>
  );
}
