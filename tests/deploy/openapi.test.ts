import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { callNames } from '#src/api/contract/index.ts';
import { specifiedCalls } from '#tests/support/documents/specified-calls.ts';
import { openApiDocument } from '../../deploy/openapi.document.ts';

const Reply = z.looseObject({ headers: z.optional(z.unknown()) });
const Operation = z.looseObject({
  operationId: z.string(),
  responses: z.record(z.string(), Reply),
  'x-on-401': z.string(),
  'x-assumed': z.boolean(),
});
const Document = z.looseObject({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
});

const { paths } = z.parse(Document, JSON.parse(JSON.stringify(openApiDocument())));
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

describe('the OpenAPI document', () => {
  it('has the specified calls, and the assumed ones marked so, each once (B87)', () => {
    expect(
      operations.flatMap((operation) => (operation['x-assumed'] ? [] : [operation.operationId])).toSorted(),
    ).toEqual(specifiedCalls.map(({ name }) => name).toSorted());
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(callNames.toSorted());
  });

  it('says of every reply that nobody may store it', () => {
    const replies = operations.flatMap(({ responses }) => Object.values(responses));
    for (const { headers } of replies) {
      expect(headers).toMatchObject({ 'Cache-Control': { required: true, schema: { const: 'no-store' } } });
    }
  });

  it('gives GET and PUT of login-user one path, each with its effect of a 401', () => {
    expect(
      Object.entries(paths['/api/login-user'] ?? {}).map(([method, call]) => [method, call['x-on-401']]),
    ).toEqual([
      ['get', 'keep-session'],
      ['put', 'end-session'],
    ]);
  });

  it('keeps the trailing slash of user-add (C20)', () => {
    expect(paths).toHaveProperty(['/api/user-add/', 'post']);
  });
});
