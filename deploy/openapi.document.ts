import {
  createDocument,
  createSchema,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import * as z from 'zod/mini';
import { Cart, CartLine } from '#src/api/contract/assumed/cart.ts';
import { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { PricedWindow, Totals, WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import { SavedQuote, SharedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { Endpoint } from '#src/api/contract/endpoint.ts';
import { callNames, contract, type CallName } from '#src/api/contract/index.ts';
import { Municipality, State } from '#src/api/contract/locations.ts';
import { Role, UserFields } from '#src/api/contract/user.ts';
import { verbs } from '#src/api/contract/verbs.ts';
import { Line } from '#src/quoting/line.ts';
import { MeasuredMm } from '#src/quoting/measures/measured.ts';
import { PriceList } from '#src/quoting/rules.ts';

/** Schemas with their own name in the document. */
z.globalRegistry.add(UserFields, { id: 'User' });
z.globalRegistry.add(Role, { id: 'Role' });
z.globalRegistry.add(State, { id: 'State' });
z.globalRegistry.add(Municipality, { id: 'Municipality' });
z.globalRegistry.add(Line, { id: 'Line' });
z.globalRegistry.add(MeasuredMm, { id: 'Measured' });
z.globalRegistry.add(WindowPayload, { id: 'Window' });
z.globalRegistry.add(PricedWindow, { id: 'PricedWindow' });
z.globalRegistry.add(Totals, { id: 'Totals' });
z.globalRegistry.add(PriceList, { id: 'PriceList' });
z.globalRegistry.add(SavedQuote, { id: 'Quote' });
z.globalRegistry.add(SharedQuote, { id: 'SharedQuote' });
z.globalRegistry.add(CartLine, { id: 'CartLine' });
z.globalRegistry.add(Cart, { id: 'Cart' });
z.globalRegistry.add(SavedOrder, { id: 'Order' });

/** An error body as Laravel writes it. */
const Message = z.object({ message: z.string() });
const Invalid = z.object({ message: z.string(), errors: z.record(z.string(), z.array(z.string())) });
z.globalRegistry.add(Message, { id: 'Error' });
z.globalRegistry.add(Invalid, { id: 'ValidationError' });

type Schemas = NonNullable<ReturnType<typeof createSchema>['components']>;
type Reply = NonNullable<ZodOpenApiResponsesObject['200']>;

/** The contract's table as an OpenAPI 3.1 document. */
export function openApiDocument() {
  const schemas: Schemas = {};
  const paths: ZodOpenApiPathsObject = {};
  for (const call of callNames) {
    const endpoint: Endpoint = contract[call];
    const path = endpoint.path.replaceAll(/:(\w+)\??/g, '{$1}');
    paths[path] = { ...paths[path], [verbs[endpoint.method]]: operationOf(call, endpoint, schemas) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Rollux API', version: '1' },
    servers: [{ url: '{host}', variables: { host: { default: '', description: 'Origin of the API' } } }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that login answers; without one the text "no token" is sent.',
        },
      },
    },
  });
}

function operationOf(call: CallName, endpoint: Endpoint, schemas: Schemas): ZodOpenApiOperationObject {
  const mediaType = endpoint.body === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    operationId: call,
    summary: endpoint.summary,
    tags: [endpoint.area],
    security: endpoint.access === 'anyone' ? [] : [{ bearer: [] }],
    parameters: parametersOf(endpoint),
    ...(endpoint.body === 'none'
      ? {}
      : { requestBody: { required: true, content: { [mediaType]: { schema: endpoint.input } } } }),
    responses: repliesOf(endpoint, schemas),
    'x-access': endpoint.access,
    'x-on-401': endpoint.on401,
    'x-writes': endpoint.writes,
    'x-assumed': endpoint.assumed !== 'no',
  };
}

/** A repeat with the same key gets the first reply and changes nothing. */
const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  required: false,
  description:
    'A repeat with the same key and content gets the first reply and changes nothing; with another content it is refused (422).',
  schema: { type: 'string' as const },
};

function parametersOf({ path, input, keyed = false }: Endpoint) {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
    const schema = properties[name];
    return {
      name,
      in: 'path' as const,
      required: true,
      schema: typeof schema === 'object' && schema.type === 'number' ? { type: 'integer' as const } : {},
    };
  });
  return [...inPath, ...(keyed ? [keyParameter] : [])];
}

/** Every reply, with a token or without one: the client's link of a quote is read without one. */
const NEVER_STORED = {
  'Cache-Control': {
    description: 'No browser and no proxy may keep a reply.',
    required: true,
    schema: { type: 'string' as const, const: 'no-store' },
  },
};

function repliesOf(endpoint: Endpoint, schemas: Schemas): ZodOpenApiResponsesObject {
  // A server sends the decoder's input; the decoder's output is only used inside the app.
  const { schema, components } = createSchema(endpoint.output, {
    io: 'input',
    opts: { override: ({ zodSchema, jsonSchema }) => relax(zodSchema, jsonSchema) },
  });
  Object.assign(schemas, components);
  const isGuarded = endpoint.access !== 'anyone';
  return {
    '200': { description: 'Done', headers: NEVER_STORED, content: { 'application/json': { schema } } },
    ...(isGuarded || endpoint.on401 === 'keep-session' ? { '401': reply('No valid session', Message) } : {}),
    ...(endpoint.access === 'administrator' ? { '403': reply('Not for this role', Message) } : {}),
    ...(endpoint.path.includes(':') ? { '404': reply('No such record', Message) } : {}),
    ...(endpoint.body === 'none' ? {} : { '422': reply('Fields that the server refuses', Invalid) }),
  };
}

/** A server must send a user's id and active flag (B20); the decoder always adds roles. */
function relax(zodSchema: unknown, jsonSchema: { required?: string[] | undefined }): void {
  if (zodSchema === UserFields) jsonSchema.required = ['id', 'active'];
}

const reply = (description: string, schema: z.ZodMiniType): Reply => ({
  description,
  headers: NEVER_STORED,
  content: { 'application/json': { schema } },
});
