import { isKeyScope } from 'contracts/identity/api-key/api-key.scopes';
import type { Access } from 'contracts/kernel/permission';
import { MIN_POSITION_HEADER } from 'contracts/kernel/position';
import { TENANT_HEADER } from 'contracts/kernel/tenant-header';
import type { z } from 'zod';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import type { Operation, Parameter } from './openapi.types.ts';

export const text: JsonSchema = { type: 'string' };
const header = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: text,
});

export const IDEMPOTENCY = header(
  'Idempotency-Key',
  'The same key, sent by the same caller to the same route, makes the same change once within 24 hours.',
);
export const IF_MATCH = header('If-Match', 'The version that the record must still have; 412 otherwise.');
export const TENANT = header(
  TENANT_HEADER,
  'The company: its id or subdomain. Not needed by members of only one, nor by API keys.',
);
export const MIN_POSITION = header(
  MIN_POSITION_HEADER,
  'Waits until this position of an earlier answer can be read; 425 if that takes too long.',
);

export const pathParameter = ([name, schema]: [string, z.ZodType]): Parameter => ({
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

export const accessOf = (access: Access): string =>
  accessText[access] ??
  `Takes the permission \`${access}\`${isKeyScope(access) ? ', or an API key with this scope' : ''}.`;

export const securityOf = (access: Access): Operation['security'] => {
  if (access === 'public') return [];
  return isKeyScope(access) ? [{ bearer: [] }, { apiKey: [] }] : [{ bearer: [] }];
};

export const problemAnswer = {
  description: 'Refused: an RFC 9457 problem whose `code` says why and whose `errors` name the fields',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};
