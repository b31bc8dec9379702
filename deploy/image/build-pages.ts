import { buildPages, stalePages } from '#deploy/local/ui-build';

await buildPages(await stalePages());
