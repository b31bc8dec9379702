import { type CatalogueEntry, endpointCatalogue } from 'contracts/endpoints';
import { isKeyScope } from 'contracts/identity/api-key/api-key.scopes';
import type { Endpoint } from 'contracts/kernel/endpoint';
import type { Access } from 'contracts/kernel/permission';
import { MIN_POSITION_HEADER, POSITION_HEADER } from 'contracts/kernel/position';
import { Problem } from 'contracts/kernel/problem';
import { TENANT_HEADER } from 'contracts/kernel/tenant-header';
import type { z } from 'zod';
import { type JsonSchema, jsonInText, jsonSchemaOf } from './json-schema.ts';

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema?: JsonSchema;
  content?: { 'application/json': { schema: JsonSchema; example?: unknown } };
};
type Contents = Record<string, { schema: JsonSchema }>;
type Response = { description: string; headers?: object; content: Contents };
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  'x-permission': Access;
  parameters: Parameter[];
  requestBody?: { required: true; content: Contents };
  responses: Record<string, Response>;
};
export type OpenApiDocument = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> };
};

const text: JsonSchema = { type: 'string' };
const header = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: text,
});

const IDEMPOTENCY = header(
  'Idempotency-Key',
  'The same key, sent by the same caller to the same route, makes the same change once within 24 hours.',
);
const IF_MATCH = header('If-Match', 'The version that the record must still have; 412 otherwise.');
const TENANT = header(
  TENANT_HEADER,
  'The company: its id or subdomain. Not needed by members of only one, nor by API keys.',
);
const MIN_POSITION = header(
  MIN_POSITION_HEADER,
  'Waits until this position of an earlier answer can be read; 425 if that takes too long.',
);

const isOfTenant = ({ path }: Endpoint): boolean => path.startsWith('/api/tenant/');

const headersOf = (endpoint: Endpoint): Parameter[] => {
  if (!isOfTenant(endpoint)) return [];
  if (endpoint.method === 'GET') return [TENANT, MIN_POSITION];
  return endpoint.params ? [TENANT, IDEMPOTENCY, IF_MATCH] : [TENANT, IDEMPOTENCY];
};

/** What a list is asked for where somebody tries it: all rows, the first page. What is left out follows from the schema. */
const queryExamples: Record<string, unknown> = { filter: {}, range: [0, 24] };

const queryParameter = ([name, schema]: [string, z.ZodType]): Parameter => {
  const inner = jsonInText(schema);
  const required = !schema.safeParse(undefined).success;
  if (!inner) return { name, in: 'query', required, schema: jsonSchemaOf(schema, 'input') };
  const written = jsonSchemaOf(inner, 'input');
  const example = queryExamples[name] ?? written.prefixItems?.map((item) => item.enum?.[0]);
  return { name, in: 'query', required, content: { 'application/json': { schema: written, example } } };
};

const pathParameter = ([name, schema]: [string, z.ZodType]): Parameter => ({
  name,
  in: 'path',
  required: true,
  schema: jsonSchemaOf(schema, 'input'),
});

const accessText: Record<string, string> = {
  public: 'Open to everybody.',
  authenticated: 'Takes a session.',
  member: 'Takes a membership in the company.',
  landlord: 'Takes a session of the landlord area.',
};

const accessOf = (access: Access): string =>
  accessText[access] ??
  `Takes the permission \`${access}\`${isKeyScope(access) ? ', or an API key with this scope' : ''}.`;

const securityOf = (access: Access): Operation['security'] => {
  if (access === 'public') return [];
  return isKeyScope(access) ? [{ bearer: [] }, { apiKey: [] }] : [{ bearer: [] }];
};

const problemAnswer = {
  description: 'Refused: an RFC 9457 problem whose `code` says why and whose `errors` name the fields',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

const bytes: JsonSchema = { type: 'string', format: 'binary' };

/** What a request brings: JSON, or a file of one of some types. */
const contentsOf = ({ body, upload }: Endpoint): Contents | undefined => {
  if (upload) return Object.fromEntries(upload.types.map((type) => [type, { schema: bytes }]));
  return body && { 'application/json': { schema: jsonSchemaOf(body, 'input') } };
};

const uploadText = ({ upload }: Endpoint): string[] =>
  upload ? [`The body is the file itself: ${upload.types.join(', ')}, at most ${upload.maxBytes / 1_048_576} MB.`] : [];

const operationOf = ({ group, name, endpoint }: CatalogueEntry): Operation => {
  const { access, summary, params, query, answer, download, status = 200 } = endpoint;
  const contents = contentsOf(endpoint);
  const shape = (schema?: z.ZodObject) => Object.entries(schema?.shape ?? {}) as [string, z.ZodType][];
  return {
    operationId: name,
    tags: [group],
    summary,
    description: [accessOf(access), ...uploadText(endpoint)].join(' '),
    security: securityOf(access),
    'x-permission': access,
    parameters: [...shape(params).map(pathParameter), ...shape(query).map(queryParameter), ...headersOf(endpoint)],
    ...(contents && { requestBody: { required: true, content: contents } }),
    responses: {
      [status]: {
        description: 'Done',
        ...(isOfTenant(endpoint) &&
          endpoint.method !== 'GET' && {
            headers: { [POSITION_HEADER]: { description: 'Where in history this change stands', schema: text } },
          }),
        content: download
          ? { [download]: { schema: bytes } }
          : { 'application/json': { schema: jsonSchemaOf(answer, 'output') } },
      },
      default: problemAnswer,
    },
  };
};

/** OpenAPI 3.1 of every endpoint in the contracts; those between our own processes are nobody else's. */
export const openApiDocument = (): OpenApiDocument => {
  const paths: OpenApiDocument['paths'] = {};
  for (const entry of endpointCatalogue.filter(({ endpoint }) => endpoint.access !== 'system')) {
    const path = entry.endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [entry.endpoint.method.toLowerCase()]: operationOf(entry) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Onrecord API',
      version: '1',
      description:
        'Lists speak the simple-rest dialect: `sort`, `range` and `filter` are JSON in the query, `Content-Range` tells the total. Every change is an event; its answer carries a position that reads can wait for.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(endpointCatalogue.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: jsonSchemaOf(Problem, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The session of a person.' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'onr_…',
          description: `A key of one company, with scopes. \`${TENANT_HEADER}\` may be left out.`,
        },
      },
    },
  };
};
