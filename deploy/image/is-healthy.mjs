const port = process.env.INTERNAL_PORT;
const { ok } = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2_500) }).catch(
  () => ({}),
);
process.exit(ok ? 0 : 1);
