import { z } from 'zod';

/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema | false;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  description?: string;
};

/**
 * What zod writes beyond what a reader needs: patterns of known formats, the bounds of safe integers,
 * that a tuple has no further items. */
const tidy = (schema: JsonSchema): void => {
  if (schema.format) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minLength === 0) delete schema.minLength;
  if (schema.items === false) delete schema.items;
};

/** The text that a schema takes in, or the JSON that it gives out. */
export const jsonSchemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...written } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const given = jsonSchema as JsonSchema;
      // Text that is trimmed first and then checked (an email address): the check says what it must look like.
      if (zodSchema instanceof z.ZodPipe && zodSchema.def.out instanceof z.ZodStringFormat && given.type === 'string') {
        given.format = zodSchema.def.out.def.format;
      }
      tidy(given);
    },
  });
  return written as JsonSchema;
};

/** What JSON a query parameter carries as text (`filter`, `range`), or null for a plain one. */
export const jsonInText = (schema: z.ZodType): z.ZodType | null => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) {
    return jsonInText(schema.def.innerType as z.ZodType);
  }
  const parsesText = schema instanceof z.ZodPipe && schema.def.in instanceof z.ZodPipe;
  return parsesText ? (schema.def.out as z.ZodType) : null;
};
