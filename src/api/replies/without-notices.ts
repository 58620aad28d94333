/** What PHP writes beside a reply, with and without HTML: `Deprecated: … in /var/www/a.php on line 12`. */
const NOTICE =
  /(?:^|\n|<br \/>\s*)(?:<b>)?(?:Warning|Notice|Deprecated)(?:<\/b>)?:[^]*? on line (?:<b>)?\d+(?:<\/b>)?(?:<br \/>)?\s*/g;

/** The text of a reply without the notices of PHP before and after it. */
export const withoutNotices = (text: string): string => text.replaceAll(NOTICE, '');
