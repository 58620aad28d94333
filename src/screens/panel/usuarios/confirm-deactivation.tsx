import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Modal } from '@mantine/core';
import { buttonClass } from '#src/ui/button.ts';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import classes from './confirm-deactivation.module.css';
import { count } from './words.ts';

interface ConfirmDeactivationProps {
  /** How many lose their way in. */
  readonly number: number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before many people are locked out. */
export function ConfirmDeactivation({ number, onConfirm, onCancel }: ConfirmDeactivationProps) {
  const accounts = `${count(number)} ${number === 1 ? 'cuenta' : 'cuentas'}`;
  return (
    <ThemeProvider>
      <Modal
        opened
        centered
        title={`¿Desactivar ${accounts}?`}
        onClose={onCancel}
        withCloseButton={false}
        transitionProps={{ duration: 0 }}
        classNames={{
          content: classes['content'] ?? '',
          header: classes['header'] ?? '',
          title: classes['title'] ?? '',
        }}
      >
        <p className={classes['text']}>
          Su sesión se cierra y no podrán entrar hasta que las actives de nuevo. Puedes detenerlo mientras
          avanza y deshacerlo al terminar.
        </p>
        <div className={classes['buttons']}>
          <button type="button" className={buttonClass()} onClick={onCancel}>
            Cancelar
          </button>
          <button type="button" className={buttonClass('filled')} data-autofocus onClick={onConfirm}>
            Desactivar {accounts}
          </button>
        </div>
      </Modal>
    </ThemeProvider>
  );
}
