import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useSelector } from '@xstate/react';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import type { CheckOutActor } from './cart-actor.ts';
import { CheckOutBody } from './check-out-body.tsx';
import classes from './check-out.module.css';

/** From the cart to an order, in a dialog of its own. An order that is under way is given up by its own button alone. */
export function CheckOut({ actor }: { readonly actor: CheckOutActor }) {
  const isShown = useSelector(actor, (snapshot) => snapshot.hasTag('shown'));
  const isOrdering = useSelector(actor, (snapshot) => snapshot.matches('ordering'));
  const isDone = useSelector(actor, (snapshot) => snapshot.matches('done'));
  const isPhone = useMediaQuery('(max-width: 37.5em)', undefined, { getInitialValueInEffect: false });
  return (
    <ThemeProvider>
      <Modal
        opened={isShown}
        title={isDone ? 'Pedido hecho' : 'Revisa tu pedido'}
        onClose={() => {
          actor.send({ type: 'checkOut.close' });
        }}
        centered
        size="36rem"
        fullScreen={isPhone === true}
        transitionProps={{ transition: 'fade', duration: 150 }}
        withCloseButton={!isOrdering}
        closeOnClickOutside={false}
        closeOnEscape={!isOrdering}
        closeButtonProps={{ 'aria-label': 'Cerrar', size: 'lg' }}
        classNames={{
          content: classes['content'] ?? '',
          header: classes['header'] ?? '',
          title: classes['title'] ?? '',
          body: classes['body'] ?? '',
        }}
      >
        <CheckOutBody actor={actor} />
      </Modal>
    </ThemeProvider>
  );
}
