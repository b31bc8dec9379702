import { Rejection } from 'contracts/kernel/problem';
import { richTextHtml } from 'contracts/kernel/rich-text';
import { showOpenInterview } from 'contracts/recruiting/open-interview/open-interview.endpoints';
import { mount } from 'platform/http/route';
import type { ReadResource } from '#projection-service/engine/list-resource';
import { readPublic } from '#projection-service/recruiting/public/public.resource';
import { readOpenInterview } from './public-open-interview.reads.ts';

/** GET /api/public/interviews/{id}: what anybody may ask of an interview that is open. */
export const publicOpenInterviewResource: ReadResource = (router, context) =>
  mount(
    router,
    showOpenInterview,
    ({ params: { id }, minPosition }) =>
      readPublic(context, minPosition, async (pool) => {
        const found = await readOpenInterview(pool, id);
        if (!found) throw new Rejection('not-found', 404);
        const { description, ...shown } = found;
        return { body: { ...shown, descriptionHtml: richTextHtml(description, 'h2') } };
      }),
    context.http,
  );
