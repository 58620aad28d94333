/** Words of English sentences, of exceptions and of libraries; none of them is a word of Spanish or a product's name. */
export const ENGLISH =
  /\b(?:the|and|not|found|was|were|with|you|your|please|failed|failure|request|network|server|service|unauthorized|unauthenticated|forbidden|attempts?|unexpected|undefined|null|NaN|invalid|timeout|aborted|exceeded|records|toggle|visibility|close|clear|select|loading|retry|cancel|page|next|previous|remove|search|error:|sign|welcome|given)\b|\[object|ApiError|\bError$/i;
