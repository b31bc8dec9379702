import { recordIn } from 'access/recruiting/record-in';
import { Rejection } from 'contracts/kernel/problem';
import { richTextHtml } from 'contracts/kernel/rich-text';
import { file } from 'contracts/library/file/file.entity';
import { fetchTrainingPicture, showPublicTraining } from 'contracts/training/public-training/public-training.endpoints';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';
import { readPublic } from '#projection-service/recruiting/public/public.resource';
import { readPublicTraining } from './public-training.reads.ts';

const gone = () => new Rejection('not-found', 404);

/** What anybody may ask of a training that is open: what it is, and its picture (docs/product.md TRA-64). */
export const publicTrainingResource = (router: IRouter, context: ProjectionContext): void => {
  const { store, files, http } = context;
  mount(
    router,
    showPublicTraining,
    ({ params: { id }, minPosition }) =>
      readPublic(context, minPosition, async (pool) => {
        const found = await readPublicTraining(pool, id);
        if (!found?.content) throw gone();
        const { slug, company, content } = found;
        const { description, thumbnailId, ...said } = content;
        const shown = { descriptionHtml: richTextHtml(description, 'h2'), hasThumbnail: thumbnailId !== null };
        return { body: { id, slug, company, ...said, ...shown } };
      }),
    http,
  );
  mount(
    router,
    fetchTrainingPicture,
    ({ params: { id }, minPosition }) =>
      readPublic(context, minPosition, async (pool) => {
        const shown = await readPublicTraining(pool, id);
        const fileId = shown?.content?.thumbnailId;
        const record = fileId && (await recordIn(store, file, { tenantId: shown.company.id, id: fileId }));
        if (!record || record.isTrashed || record.status !== 'completed' || record.type !== 'image') throw gone();
        const found = record.path !== null && (await files.open(record.path));
        if (!found) throw gone();
        return {
          ...found,
          type: record.mime ?? 'application/octet-stream',
          etag: `"${record.sha256}"`,
          headers: {
            'Cache-Control': 'public, max-age=300',
            'Content-Security-Policy': "default-src 'none'; sandbox",
            'Cross-Origin-Resource-Policy': 'cross-origin',
          },
        };
      }),
    http,
  );
};
