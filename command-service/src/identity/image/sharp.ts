import sharp from 'sharp';

export type { Metadata, Sharp } from 'sharp';

sharp.cache(false);
sharp.concurrency(1);
// Of all that the library can read, these alone.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadJpegFile',
  ],
});

export { sharp };
