import { readEnv } from 'platform/env';
import { runService } from 'platform/http/run';
import { gateway, probed } from '#deploy/local/gateway';
import { openPages } from '#deploy/local/pages';
import { openProduct } from '#deploy/local/product';
import { UPSTREAMS, type UpstreamName } from '#deploy/local/upstream';

await runService('whole', async ({ log }) => {
  const { PUBLIC_URL } = readEnv(['PUBLIC_URL']);
  const logs = Object.fromEntries(UPSTREAMS.map((name) => [name, log.child({ service: name })]));
  const product = await openProduct(logs as Record<UpstreamName, typeof log>);
  return {
    name: 'whole',
    handle: gateway(product.upstreams, openPages(), PUBLIC_URL),
    ...probed(product.upstreams),
    close: product.close,
  };
});
