import { buildUis } from '#deploy/local/ui-build';

await buildUis();
