/** The app cannot start here, for a reason that the person can change; the message is for them. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
