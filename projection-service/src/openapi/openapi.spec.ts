import { endpointCatalogue } from 'contracts/endpoints';
import { uploadEndpoints } from 'contracts/library/file/upload.endpoints';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument();
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

describe('the API document', () => {
  it('given the catalogue of endpoints, when written, then each is there once, with its access and a name of its own', () => {
    const written = endpointCatalogue.filter(({ endpoint }) => endpoint.access !== 'system');
    expect(operations.length).toBe(written.length + uploadEndpoints.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const { endpoint } of written) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      expect(document.paths[path]?.[endpoint.method.toLowerCase()]?.['x-permission']).toBe(endpoint.access);
    }
  });

  it('given a list, when written, then its filter, range and sort are JSON whose form can be read', () => {
    const parameters = document.paths['/api/tenant/interviews']?.get?.parameters ?? [];
    const filter = parameters.find(({ name }) => name === 'filter')?.content?.['application/json'].schema;
    expect(Object.keys(filter?.properties ?? {})).toEqual([
      'status',
      'jobId',
      'openInterviewId',
      'candidateId',
      'reasonId',
      'assigneeId',
      'teamId',
      'source',
      'updatedAt_gte',
      'updatedAt_lte',
      'createdAt_gte',
      'createdAt_lte',
      'q',
      'id',
    ]);
    const sort = parameters.find(({ name }) => name === 'sort')?.content?.['application/json'];
    expect(sort?.schema.prefixItems?.[0]?.enum).toContain('updatedAt');
    expect(sort?.example).toEqual(['updatedAt', 'ASC']);
  });

  it('given a body, when written, then limits, formats and defaults of the contract are in it', () => {
    const body = document.paths['/api/tenant/candidates']?.post?.requestBody?.content['application/json']?.schema;
    expect(body).toMatchObject({
      type: 'object',
      properties: {
        firstName: { type: 'string', minLength: 1, maxLength: 100 },
        lastName: { type: 'string', minLength: 1, maxLength: 100 },
        email: { type: 'string', format: 'email', maxLength: 254 },
        phone: { type: 'string', maxLength: 40, default: '' },
      },
      required: ['firstName', 'lastName', 'email'],
      additionalProperties: false,
    });
  });

  it('given a route, when written, then it says whether an API key is taken', () => {
    const securityOf = (path: string, method: string) => document.paths[path]?.[method]?.security;
    expect(securityOf('/api/tenant/jobs', 'get')).toEqual([{ bearer: [] }, { apiKey: [] }]);
    expect(securityOf('/api/tenant/api-keys', 'post')).toEqual([{ bearer: [] }]);
    expect(securityOf('/api/auth/login', 'post')).toEqual([]);
    const named = new Set(operations.flatMap(({ security }) => security.flatMap((one) => Object.keys(one))));
    expect([...named].sort()).toEqual(Object.keys(document.components.securitySchemes).sort());
  });

  it('given a route that takes a file and one that answers one, when written, then their types stand instead of JSON', () => {
    const put = document.paths['/api/tenant/company/logo']?.put;
    expect(Object.keys(put?.requestBody?.content ?? {})).toEqual(['image/png', 'image/jpeg', 'image/webp']);
    expect(put?.description).toContain('at most 5 MB');
    const image = document.paths['/api/public/images/{owners}/{ownerId}/{imageId}']?.get;
    expect(Object.keys(image?.responses[200]?.content ?? {})).toEqual(['image/webp']);
  });

  it('given uploads, which speak tus, when written, then their headers and the bytes that they bring are named', () => {
    const { post } = document.paths['/api/uploads'] ?? {};
    expect(post?.parameters.map(({ name }) => name)).toEqual([
      'Tus-Resumable',
      'Upload-Length',
      'Upload-Metadata',
      'Idempotency-Key',
      'X-Tenant',
    ]);
    const { patch, head } = document.paths['/api/uploads/{id}'] ?? {};
    expect(Object.keys(patch?.requestBody?.content ?? {})).toEqual(['application/offset+octet-stream']);
    expect(Object.keys(head?.responses[200]?.headers ?? {})).toEqual(['Upload-Offset', 'Upload-Length', 'X-File-Id']);
  });

  it('given every reference in the document, when followed, then it leads somewhere', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, name = ''] of references) expect(document.components.schemas[name]).toBeDefined();
  });
});
