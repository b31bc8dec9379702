import { type CatalogueEntry, endpointCatalogue } from 'contracts/endpoints';
import type { Endpoint } from 'contracts/kernel/endpoint';
import { POSITION_HEADER } from 'contracts/kernel/position';
import { Problem } from 'contracts/kernel/problem';
import { TENANT_HEADER } from 'contracts/kernel/tenant-header';
import type { z } from 'zod';
import { type JsonSchema, jsonInText, jsonSchemaOf } from './json-schema.ts';
import type { Contents, OpenApiDocument, Operation, Parameter } from './openapi.types.ts';
import {
  accessOf,
  IDEMPOTENCY,
  IF_MATCH,
  MIN_POSITION,
  pathParameter,
  problemAnswer,
  securityOf,
  TENANT,
  text,
} from './operation-parts.ts';
import { uploadPaths } from './upload-operations.ts';

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
  const paths: OpenApiDocument['paths'] = uploadPaths();
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
    tags: [...new Set([...endpointCatalogue.map(({ group }) => group), 'upload'])].map((name) => ({ name })),
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
