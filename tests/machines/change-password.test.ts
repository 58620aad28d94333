import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { changePasswordMachine } from '#machines/change-password/change-password.machine.ts';
import { useOwnClient } from '#tests/support/own-client.ts';
import { useOwnServer } from '#tests/support/own-server.ts';

const server = useOwnServer();
useOwnClient();

const values = {
  current_password: 'la-de-antes',
  password: 'la-nueva',
  password_confirmation: 'la-nueva',
};
const PASSWORDS = /la-de-antes|la-nueva/;

function submit() {
  const actor = createActor(changePasswordMachine).start();
  actor.send({ type: 'form.submit', values });
  return actor;
}

const held = (actor: ReturnType<typeof submit>) => JSON.stringify(actor.getPersistedSnapshot());
const isAtRest = (snapshot: ReturnType<ReturnType<typeof submit>['getSnapshot']>) =>
  !snapshot.hasTag('waiting');

describe('the form drops the passwords after the call', () => {
  it.each([
    ['is not the current one', { check: false, update: 200 }, { editing: 'refused' }],
    ['is refused by the server', { check: true, update: 422 }, { editing: 'failed' }],
    ['is changed', { check: true, update: 200 }, 'done'],
  ])('when the password %s', async (_, answers, end) => {
    server.use(
      http.post('*/api/check-password', () => HttpResponse.json({ valid: answers.check })),
      http.put('*/api/update-password', () => HttpResponse.json({}, { status: answers.update })),
    );
    const actor = submit();
    expect(held(actor)).toMatch(PASSWORDS);
    expect((await waitFor(actor, isAtRest)).value).toEqual(end);
    expect(held(actor)).not.toMatch(PASSWORDS);
  });

  it('when the call is cancelled', async () => {
    server.use(
      http.post('*/api/check-password', async () => {
        await delay('infinite');
        return HttpResponse.json(true);
      }),
    );
    const actor = submit();
    actor.send({ type: 'form.cancel' });
    expect(actor.getSnapshot().value).toEqual({ editing: 'failed' });
    expect(held(actor)).not.toMatch(PASSWORDS);
  });
});

it('the update is not requested when the current password is wrong', async () => {
  let updates = 0;
  server.use(
    http.post('*/api/check-password', () => HttpResponse.json(false)),
    http.put('*/api/update-password', () => {
      updates += 1;
      return HttpResponse.json({});
    }),
  );
  const actor = submit();
  const { context } = await waitFor(actor, isAtRest);
  expect(context.error?.fields).toEqual({ current_password: ['No es tu contraseña actual.'] });
  expect(updates).toBe(0);
});
