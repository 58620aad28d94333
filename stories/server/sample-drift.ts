import type { Finding, Report } from '../../deploy/conformance/report.ts';

const fine = (call: string, path: string, remark = ''): Finding => ({
  call,
  path,
  status: 200,
  decoded: true,
  difference: remark,
  issues: [],
});

/** The report of a server with three differences. */
export const sampleDrift: Report = {
  host: 'https://api.ejemplo.mx',
  at: '2026-11-23T17:30:00.000Z',
  findings: [
    fine('login', '/api/login'),
    fine('currentUser', '/api/login-user'),
    {
      call: 'users',
      path: '/api/list-users',
      status: 200,
      decoded: false,
      difference: 'data.2.id: Invalid input: expected number, received string; data.5.active: Invalid input',
      issues: [
        { path: 'data.2.id', message: 'Invalid input: expected number, received string' },
        { path: 'data.5.active', message: 'Invalid input' },
      ],
    },
    {
      call: 'roles',
      path: '/api/roles',
      status: 200,
      decoded: false,
      difference: 'not JSON: "<!doctype html>"',
      issues: [{ path: '', message: 'not JSON: "<!doctype html>"' }],
    },
    {
      call: 'updatePassword',
      path: '/api/update-password',
      status: 404,
      decoded: false,
      difference: 'no success',
      issues: [],
    },
    fine(
      'uploadProfileImage',
      '/api/image-user',
      'the account had no photo of its own, and now has a sample',
    ),
  ],
};
