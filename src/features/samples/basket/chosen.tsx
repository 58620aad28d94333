import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { sampleBasketMachine } from '#machines/sample-basket/sample-basket.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import { withQuiet } from '#src/browser/quiet-state.ts';
import { href } from '#src/config/routes.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { sampleParams, samplesIn } from '../samples-href.ts';
import { costText, type OfferedSamples } from './cost-text.ts';
import { RequestForm, requestForm } from './request-form.tsx';
import { SampleList } from './sample-list.tsx';
import classes from './samples.module.css';

/** The chosen samples, and the form that says where they are sent. Samples in the address are added first. */
export function Chosen({ offered }: { readonly offered: OfferedSamples }) {
  const surroundings = useActorSurroundings();
  const basket = useActorRef(sampleBasketMachine, { ...surroundings, input: { most: offered.most } });
  const samples = useSelector(basket, ({ context }) => context.samples);
  const { recaptchaSiteKey: siteKey } = useConfig();
  const form = useActorRef(requestForm, { ...surroundings, input: { siteKey } });
  const isRequested = useSelector(form, (snapshot) => snapshot.matches('done'));
  useArrival(
    form,
    (snapshot) => snapshot.matches('done'),
    () => {
      basket.send({ type: 'basket.clear' });
    },
  );
  const location = useLocation();
  const navigate = useNavigate();
  const take = useEffectEvent(() => {
    const added = samplesIn(location.search);
    if (added.length === 0) return;
    const query = new URLSearchParams(location.search);
    for (const name of sampleParams) query.delete(name);
    void navigate(
      { search: query.toString(), hash: location.hash },
      { replace: true, state: withQuiet(location.state), preventScrollReset: true },
    );
    // The stored samples load when the actor starts, which is after the effects of its components.
    queueMicrotask(() => {
      for (const sample of added) basket.send({ type: 'basket.add', sample });
    });
  });
  useEffect(() => {
    take();
  }, [location.search]);
  if (samples.length === 0 && !isRequested) {
    return (
      <p className={text.text}>
        Todavía no eliges ninguna. En la página de cada tela toca «Pide una muestra»: empieza por las{' '}
        <Link to={href('blinds')}>persianas</Link> o los <Link to={href('awnings')}>toldos</Link>.
      </p>
    );
  }
  return (
    <div className={classes.chosen}>
      {samples.length === 0 ? null : (
        <div className={layout.stack} data-gap="small">
          <h3 className={text.name}>{costText(samples.length, offered)}</h3>
          <SampleList
            samples={samples}
            onRemove={(sample) => {
              basket.send({ type: 'basket.remove', sample });
            }}
          />
        </div>
      )}
      <RequestForm form={form} samples={samples} offered={offered} />
    </div>
  );
}
