import { type UploadEndpoint, uploadEndpoints } from 'contracts/library/file/upload.endpoints';
import type { Operation, Parameter } from './openapi.types.ts';
import { accessOf, pathParameter, problemAnswer, securityOf, TENANT } from './operation-parts.ts';

const text = { type: 'string' } as const;
const bytes = { type: 'string', format: 'binary' } as const;

const operationOf = ({ name, access, summary, params, headers, tells, brings, status }: UploadEndpoint): Operation => ({
  operationId: name,
  tags: ['upload'],
  summary,
  description: `${accessOf(access)} The protocol is [tus 1.0](https://tus.io/protocols/resumable-upload).`,
  security: securityOf(access),
  'x-permission': access,
  parameters: [
    ...Object.entries(params?.shape ?? {}).map(([field, schema]) => pathParameter([field, schema as never])),
    ...headers.map((header): Parameter => ({ ...header, in: 'header', required: true, schema: text })),
    TENANT,
  ],
  ...(brings && { requestBody: { required: true as const, content: { [brings]: { schema: bytes } } } }),
  responses: {
    [status]: {
      description: 'Done',
      headers: Object.fromEntries(
        tells.map(({ name: header, description }) => [header, { description, schema: text }]),
      ),
      content: {},
    },
    default: problemAnswer,
  },
});

/** The routes of tus, as the API document lists them: path → method → operation. */
export const uploadPaths = (): Record<string, Record<string, Operation>> => {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of uploadEndpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return paths;
};
