import { createHash } from 'node:crypto';
import { docsStyle } from './docs.style.ts';
import type { JsonSchema } from './json-schema.ts';
import type { OpenApiDocument, Operation } from './openapi.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (value: string): string => value.replace(/[&<>"]/g, (character) => entities[character] ?? character);
const code = (value: string): string => `<code>${escaped(value)}</code>`;
/** Text whose `ticks` mark code. */
const prose = (value: string): string => escaped(value).replace(/`([^`]+)`/g, '<code>$1</code>');

const typeOf = (schema: JsonSchema): string => {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(', ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ');
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(', ')}]`;
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`;
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'anything');
  return schema.format ? `${type} (${schema.format})` : type;
};

const limitsOf = (schema: JsonSchema): string => {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems } = schema;
  const span = (from: number | undefined, to: number | undefined, unit: string): string[] => {
    if (from !== undefined && to !== undefined) return [`${from} to ${to} ${unit}`.trim()];
    if (to !== undefined) return [`at most ${to} ${unit}`.trim()];
    return from === undefined ? [] : [`at least ${from} ${unit}`.trim()];
  };
  return [
    ...span(minLength, maxLength, 'characters'),
    ...span(minimum, maximum, ''),
    ...span(minItems, maxItems, 'items'),
    ...(schema.pattern ? [`matches ${schema.pattern}`] : []),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
  ].join('; ');
};

type Field = { name: string; required: boolean; schema: JsonSchema; note?: string };

const fieldsOf = (schema: JsonSchema, prefix = ''): Field[] => {
  if (schema.anyOf && !schema.properties) return fieldsOfChoices(schema.anyOf, prefix);
  if (schema.type === 'array' && schema.items) return fieldsOf(schema.items, `${prefix}[].`);
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const name = prefix + key;
    const field = { name, required: schema.required?.includes(key) ?? false, schema: value };
    const nested =
      value.type === 'array' && value.items ? fieldsOf(value.items, `${name}[].`) : fieldsOf(value, `${name}.`);
    return [field, ...nested];
  });
};

/** Fields of a body that may come in several forms: required only where every form takes them. */
const fieldsOfChoices = (choices: JsonSchema[], prefix: string): Field[] => {
  const all = choices.map((choice) => fieldsOf(choice, prefix));
  const names = [...new Set(all.flat().map(({ name }) => name))];
  return names.flatMap((name) => {
    const found = all.flatMap((fields) => fields.filter((field) => field.name === name));
    const [first] = found;
    return first ? [{ ...first, required: found.length === all.length && found.every((field) => field.required) }] : [];
  });
};

const row = ({ name, required, schema, note }: Field): string =>
  `<tr><th scope="row">${code(name)}</th><td>${escaped(typeOf(schema))}</td><td>${required ? 'yes' : 'no'}</td><td>${escaped(note ?? limitsOf(schema))}</td></tr>`;

const table = (title: string, of: string, fields: Field[]): string =>
  fields.length === 0
    ? ''
    : `<h4>${title}</h4><div class="scroll" role="region" tabindex="0" aria-label="${escaped(`${title} of ${of}`)}"><table>
<thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Required</th><th scope="col">Notes</th></tr></thead>
<tbody>${fields.map(row).join('\n')}</tbody></table></div>`;

const parametersOf = ({ parameters }: Operation): Field[] =>
  parameters.flatMap(({ name, in: place, required, description, schema, content }) => {
    const inner = content?.['application/json'].schema ?? schema ?? {};
    const note = description ?? `in the ${place}${content ? ', as JSON' : ''}`;
    return [{ name, required, schema: inner, note }, ...(content ? fieldsOf(inner, `${name}.`) : [])];
  });

const answerOf = ({ responses }: Operation): JsonSchema =>
  Object.entries(responses).find(([status]) => status !== 'default')?.[1].content['application/json']?.schema ?? {};

const section = (method: string, path: string, operation: Operation): string => `
<section aria-labelledby="${operation.operationId}">
<h3 id="${operation.operationId}"><code class="method">${method.toUpperCase()}</code> ${code(path)}</h3>
<p>${escaped(operation.summary)}.</p>
<p class="dim">${prose(operation.description)}</p>
${table('Parameters', operation.operationId, parametersOf(operation))}
${table('Body', operation.operationId, fieldsOf(operation.requestBody?.content['application/json']?.schema ?? {}))}
${table('Answer', operation.operationId, fieldsOf(answerOf(operation)))}
</section>`;

const groupSections = ({ paths }: OpenApiDocument, group: string): string =>
  Object.entries(paths)
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))
    .filter(({ operation }) => operation.tags.includes(group))
    .map(({ path, method, operation }) => section(method, path, operation))
    .join('\n');

const styleHash = createHash('sha256').update(docsStyle).digest('base64');

/** Lets the page's own style in, and nothing else. */
export const DOCS_SECURITY_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The document as one page for people; it loads nothing. */
export const docsPage = (document: OpenApiDocument): string => `<!doctype html>
<html lang="en-us">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(document.info.title)}</title>
<link rel="icon" href="data:,">
<style>${docsStyle}</style>
</head>
<body>
<header>
<h1>${escaped(document.info.title)}</h1>
<p>${prose(document.info.description)}</p>
<p>Machine-readable: <a href="/api/openapi.json">OpenAPI ${document.openapi}</a></p>
</header>
<nav aria-label="Groups"><ul>${document.tags.map(({ name }) => `<li><a href="#group-${name}">${escaped(name)}</a></li>`).join('')}</ul></nav>
<main>
${document.tags.map(({ name }) => `<h2 id="group-${name}">${escaped(name)}</h2>${groupSections(document, name)}`).join('\n')}
</main>
</body>
</html>
`;
