import { clsx as cx } from 'clsx';
import { Fragment, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '#src/actor-hooks/services.ts';
import { useHydrated } from '#src/browser/use-hydrated.ts';
import { href, routes } from '#src/config/routes.ts';
import { site } from '#src/config/site.ts';
import { PageHeading } from '#src/ui/frame/page-heading.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { BrowserSummary } from './browser-summary.tsx';
import { BROWSER_SECTION, notice, reportTexts, UPDATED, type NoticeSection } from './notice-text.ts';
import classes from './privacy.module.css';

/** Says to whom this deployment's pages report, if they do. */
function ReportParagraphs() {
  const { errorReports, policyReports } = useConfig();
  return (
    <>
      {errorReports === null ? null : <p>{reportTexts.errors(new URL(errorReports).host)}</p>}
      {policyReports === null ? null : <p>{reportTexts.policy(new URL(policyReports).host)}</p>}
    </>
  );
}

/** The privacy notice, with a link to each section. */
export function Privacy() {
  return (
    <div className={layout.page} data-room>
      <PageHeading
        lead={
          <>
            Qué datos tuyos usamos, para qué, con quién los compartimos y cómo decidir sobre ellos. En corto:
            los necesarios para atenderte, ninguno sensible, y nunca los vendemos.
          </>
        }
      >
        {routes.privacy.title}
      </PageHeading>
      <p className={cx(text.soft, layout.apart)} data-small>
        Última actualización: <time dateTime={UPDATED.day}>{UPDATED.name}</time>
      </p>
      <BrowserSummary />
      <div className={classes.columns}>
        <nav aria-labelledby="contenido" className={classes.contents}>
          <h2 id="contenido" className={text.soft} data-small>
            Contenido
          </h2>
          <ol>
            {notice.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={cx(text.text, classes.text)}>
          {notice.map((section) => (
            <NoticePart key={section.id} {...section} />
          ))}
          <p className={classes.end}>
            ¿Algo no quedó claro? <Link to={href('contact')}>Pregúntanos</Link>.
          </p>
        </div>
      </div>
    </div>
  );
}

function NoticePart({ id, title, paragraphs, items = [], after = [] }: NoticeSection) {
  const isHydrated = useHydrated();
  return (
    <section id={id} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`} className={text.title}>
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{linkMail(paragraph)}</p>
      ))}
      {items.length === 0 ? null : (
        <ul className={text.bullets}>
          {items.map((item) =>
            typeof item === 'string' ? (
              <li key={item}>{item}</li>
            ) : (
              <li key={item[0]}>
                <strong>{item[0]}.</strong> {item[1]}
              </li>
            ),
          )}
        </ul>
      )}
      {after.map((paragraph) => (
        <p key={paragraph}>{linkMail(paragraph)}</p>
      ))}
      {id === BROWSER_SECTION && isHydrated ? (
        <Suspense>
          <ReportParagraphs />
        </Suspense>
      ) : null}
    </section>
  );
}

/** Turns the privacy e-mail address into a link. */
const linkMail = (paragraph: string) =>
  paragraph.split(site.privacyEmail).map((part, index) => (
    <Fragment key={part}>
      {index === 0 ? null : <a href={`mailto:${site.privacyEmail}`}>{site.privacyEmail}</a>}
      {part}
    </Fragment>
  ));
