import { Group } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { orderNewsMachine } from '#machines/order-news/order-news.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { OrderStage, SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { StageWords } from '#src/features/order-facts/stage-names.ts';
import { calendarOf } from '#src/format/dates.ts';
import { NewsLine } from '#src/ui/messages/news-line.tsx';
import { StageMark } from '../progress/stage-mark.tsx';
import { newsText } from './news-text.ts';
import { OrderNewsContext } from './own-acts.ts';

interface FollowOrderProps {
  readonly order: SavedOrder;
  readonly children: ReactNode;
}

/** Follows what others do to an open order. */
export function FollowOrder({ order, children }: FollowOrderProps) {
  const actor = useActorRef(orderNewsMachine, { ...useActorSurroundings(), input: { order } });
  useEffect(() => {
    if (order !== actor.getSnapshot().context.order) actor.send({ type: 'order.read', order });
  }, [actor, order]);
  return <OrderNewsContext value={actor}>{children}</OrderNewsContext>;
}

interface StageNowProps {
  readonly stage: OrderStage;
  readonly words: StageWords;
}

/** The stage of the open order, and what others just did to it. */
export function StageNow({ stage, words }: StageNowProps) {
  const news = use(OrderNewsContext);
  return (
    <Group gap="0.375rem 0.75rem">
      <StageMark stage={stage} words={words} />
      {news === null ? null : <News news={news} words={words} />}
    </Group>
  );
}

interface NewsProps extends Pick<StageNowProps, 'words'> {
  readonly news: ActorRefFrom<typeof orderNewsMachine>;
}

function News({ news, words }: NewsProps) {
  const { timeZone } = useConfig();
  const { before, order } = useSelector(news, ({ context }) => context);
  return <NewsLine what={before === null ? null : newsText(before, order, words, calendarOf(timeZone))} />;
}
