import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Client } from 'contracts/client/client';
import { openTraces } from 'platform/telemetry/traces';
import { testDatabase } from 'platform/test/postgres.harness';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDemoProduct, type RunningProduct } from './product.harness.ts';

/** As OTLP says it in JSON. */
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string };
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const spans: Span[] = [];
const collector = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as Sent;
  spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
  response.setHeader('Content-Type', 'application/json').end('{}');
});

let product: RunningProduct;
let owner: Client;
let closeTraces = async () => {};
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  product = await openDemoProduct(await testDatabase(), {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  });
  closeTraces = openTraces('onrecord');
  owner = await product.clientOf('admin@harbor.example', 'harbor');
});
afterAll(async () => {
  await closeTraces();
  await product?.close();
  collector.close();
});

const spanOf = (pattern: RegExp, traceId?: string) =>
  spans.find((span) => pattern.test(span.name) && (traceId === undefined || span.traceId === traceId));

it('given somebody who changes something on a page, when its trace is looked up, then it leads from the request to the rows and the work that follow, and names nobody', async () => {
  const email = `${crypto.randomUUID()}@mail.example`;
  await owner.request('POST', '/api/tenant/invitations', {
    body: { name: 'Traced Wilhelmina', email, roles: ['Owner'] },
  });
  await expect.poll(() => spanOf(/^POST \/api\/tenant\/invitations/)).toBeTruthy();
  const { traceId = '', spanId, parentSpanId } = spanOf(/^POST \/api\/tenant\/invitations/) ?? {};
  // The page began it.
  expect(parentSpanId).toBe(traceId.slice(-16));
  expect(spanOf(/^append$/, traceId)?.parentSpanId).toBe(spanId);
  await expect.poll(() => spanOf(/^project /, traceId)).toBeTruthy();
  await expect.poll(() => spanOf(/^job /, traceId)).toBeTruthy();
  expect(JSON.stringify(spans)).not.toContain('Wilhelmina');
  expect(JSON.stringify(spans)).not.toContain(email);
});

it('given a caller without a trace, when it changes something, then its request begins one under the id of the chain of events', async () => {
  const response = await fetch(`${product.baseUrl}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Request-Id': 'f0f0f0f0-1111-4222-8333-abcdefabcdef' },
    body: JSON.stringify({ email: 'admin@harbor.example' }),
  });
  expect(response.ok).toBe(true);
  const traceId = 'f0f0f0f0111142228333abcdefabcdef';
  await expect.poll(() => spanOf(/^POST /, traceId)).toBeTruthy();
  expect(spanOf(/^POST /, traceId)?.spanId).toBe(traceId.slice(-16));
  expect(spanOf(/^POST /, traceId)?.parentSpanId ?? '').toBe('');
  await expect.poll(() => spanOf(/^job /, traceId)).toBeTruthy();
});

it('given a header that says no trace, when a request comes with it, then it is answered as if there were none', async () => {
  for (const traceparent of ['00-x', `00-${'0'.repeat(32)}-${'1'.repeat(16)}-01`, `00-${'g'.repeat(32)}-1-01`]) {
    const response = await fetch(`${product.baseUrl}/api/openapi.json`, { headers: { traceparent } });
    expect(response.status).toBe(200);
  }
});
