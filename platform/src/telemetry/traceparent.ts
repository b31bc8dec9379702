/** Where a caller is in its trace (W3C Trace Context, level 1). */
export type Traceparent = { traceId: string; spanId: string };

const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(?:-|$)/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const SPAN_ID_LENGTH = 16;

/** What the header says; undefined where it says nothing that can be read. */
export const readTraceparent = (header: unknown): Traceparent | undefined => {
  const [, traceId, spanId] = (typeof header === 'string' && TRACEPARENT.exec(header)) || [];
  return traceId && spanId ? { traceId, spanId } : undefined;
};

/** A chain of events and its trace have one id: here as the other writes it. */
export const correlationOf = (traceId: string): string =>
  traceId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
export const traceIdOf = (correlationId: string | undefined): string | undefined =>
  correlationId && UUID.test(correlationId) ? correlationId.replaceAll('-', '') : undefined;

/** The span that a trace begins with has the end of its id: whoever knows only the chain finds it. */
export const firstSpanId = (traceId: string): string => traceId.slice(-SPAN_ID_LENGTH);
