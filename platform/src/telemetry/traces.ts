import { randomBytes } from 'node:crypto';
import {
  type Attributes,
  type Context,
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { readEnv } from '#platform/env';
import { firstSpanId, type Traceparent, traceIdOf } from './traceparent.ts';

export const traceSettings = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_TRACES_SAMPLER_ARG'] as const;

const TRACE_ID_BYTES = 16;
const SPAN_ID_BYTES = 8;

let isOpen = false;
/** The id of the trace that is being begun, where it is to be that of a chain. */
let beginning: string | undefined;
const ids = {
  // Asked for before the trace's.
  generateSpanId: () => (beginning ? firstSpanId(beginning) : randomBytes(SPAN_ID_BYTES).toString('hex')),
  generateTraceId: () => beginning ?? randomBytes(TRACE_ID_BYTES).toString('hex'),
};

/**
 * Sends spans to the collector that the environment names (OTLP over HTTP); without one nothing is traced. Which traces are sampled
 * follows from their ids, so that every process takes the same. Returns the way to send what is left, and stop.
 */
export const openTraces = (service: string): (() => Promise<void>) => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = readEnv(traceSettings);
  if (!endpoint) return async () => undefined;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` }) }),
    ],
    idGenerator: ids,
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  isOpen = true;
  return async () => {
    isOpen = false;
    await provider.shutdown().catch(() => undefined);
    trace.disable();
    context.disable();
  };
};

const tracer = () => trace.getTracer('onrecord');

const within = ({ traceId, spanId }: Traceparent): Context =>
  trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true });

/** Where whatever follows from a request stands in its trace, by the chain that both belong to. */
const ofChain = (correlationId: string | undefined): Context => {
  const traceId = traceIdOf(correlationId);
  return traceId ? within({ traceId, spanId: firstSpanId(traceId) }) : ROOT_CONTEXT;
};

const end = (span: Span, error?: unknown): void => {
  if (error !== undefined) {
    // Its name alone: what a message says may be personal.
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : typeof error });
  }
  span.end();
};

const during = async <T>(span: Span, parent: Context, work: () => Promise<T>): Promise<T> => {
  try {
    const result = await context.with(trace.setSpan(parent, span), work);
    end(span);
    return result;
  } catch (error) {
    end(span, error);
    throw error;
  }
};

/** A part of whatever is under way. Names and attributes hold no personal data. */
export const traced = <T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> =>
  isOpen ? during(tracer().startSpan(name, { attributes }), context.active(), work) : work();

/** What follows later, or elsewhere, from the request at the root of a chain. */
export const tracedAfter = <T>(
  correlationId: string | undefined,
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> => {
  if (!isOpen) return work();
  const parent = ofChain(correlationId);
  return during(tracer().startSpan(name, { attributes, kind: SpanKind.CONSUMER }, parent), parent, work);
};

/** Notes for each of these chains what was done about it together with others, since `began` (of `Date.now`). */
export const noteTraced = (
  correlationIds: Iterable<string>,
  name: string,
  attributes: Attributes,
  began: number,
): void => {
  if (!isOpen) return;
  for (const correlationId of new Set(correlationIds)) {
    if (!traceIdOf(correlationId)) continue;
    const options = { attributes, kind: SpanKind.CONSUMER, startTime: began };
    tracer().startSpan(name, options, ofChain(correlationId)).end();
  }
};

export type RequestSpan = {
  /** Does what answers the request as part of its span. */
  run(work: () => void): void;
  end(name: string, attributes: Attributes, status: number): void;
};

/** A request that came in; it begins its chain's trace where its caller is in none. */
export const requestSpan = (caller: Traceparent | undefined, correlationId: string): RequestSpan | undefined => {
  if (!isOpen) return undefined;
  const parent = caller ? within(caller) : ROOT_CONTEXT;
  beginning = caller ? undefined : traceIdOf(correlationId);
  const span = tracer().startSpan('request', { kind: SpanKind.SERVER }, parent);
  beginning = undefined;
  return {
    run: (work) => context.with(trace.setSpan(parent, span), work),
    end: (name, attributes, status) => {
      span.updateName(name).setAttributes({ ...attributes, 'http.response.status_code': status });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
};

/** What a request to others says, so that they join the trace of what is under way. */
export const traceparent = (): string | undefined => {
  const current = trace.getActiveSpan()?.spanContext();
  if (!current || !isSpanContextValid(current)) return undefined;
  return `00-${current.traceId}-${current.spanId}-0${current.traceFlags & TraceFlags.SAMPLED}`;
};
