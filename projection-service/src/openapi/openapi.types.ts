import type { Access } from 'contracts/kernel/permission';
import type { JsonSchema } from './json-schema.ts';

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema?: JsonSchema;
  content?: { 'application/json': { schema: JsonSchema; example?: unknown } };
};
export type Contents = Record<string, { schema: JsonSchema }>;
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
