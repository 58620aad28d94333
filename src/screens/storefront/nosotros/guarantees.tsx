import { clsx as cx } from 'clsx';
import { guarantees } from '#src/content/texts/guarantees.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';

/** What the shop answers for, each part with its conditions and an anchor. */
export function Guarantees() {
  return (
    <div className={layout.columns} data-fill>
      {guarantees.map(({ id, title, text: promise, conditions }) => (
        <section key={id} aria-labelledby={id} className={layout.stack} data-gap="small">
          <h3 id={id} className={text.name}>
            {title}
          </h3>
          <p className={text.soft}>{promise}</p>
          <ul className={cx(text.bullets, text.soft)}>
            {conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
