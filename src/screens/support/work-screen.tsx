import type { ReactNode } from 'react';
import { isAbility, whomToAsk, type Ability } from '#src/config/permissions.ts';
import { routes, type RouteId } from '#src/config/routes.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { useMay } from './use-may.ts';
import classes from './work-screen.module.css';

interface WorkScreenProps {
  /** Its heading is the route's title; whoever's role does not have the route is told whom to ask (DESIGN 5). */
  readonly route: RouteId;
  readonly lead?: ReactNode;
  /** What can be done with the whole screen, at the end of its heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A screen of the panel: its heading, what can be done there, and the work. */
export function WorkScreen(props: WorkScreenProps) {
  return isAbility(props.route) ? <Narrowed {...props} ability={props.route} /> : <Open {...props} />;
}

function Narrowed({ ability, ...props }: WorkScreenProps & { readonly ability: Ability }) {
  const allowed = useMay(ability);
  if (allowed) return <Open {...props} />;
  return (
    <div className={classes['screen']}>
      <PageHeading size="work" lead={whomToAsk[ability]}>
        {routes[props.route].title}
      </PageHeading>
      <Meanwhile />
    </div>
  );
}

function Open({ route, lead, actions, children }: WorkScreenProps) {
  return (
    <div className={classes['screen']}>
      <div className={classes['head']}>
        <PageHeading size="work" lead={lead}>
          {routes[route].title}
        </PageHeading>
        {actions === undefined ? null : <div className={classes['actions']}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
