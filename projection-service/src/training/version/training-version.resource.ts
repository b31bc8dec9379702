import { MAX_PAGE_ROWS } from 'contracts/kernel/paging';
import { Rejection } from 'contracts/kernel/problem';
import { listHandbookVersions, showHandbookVersion } from 'contracts/training/handbook/handbook.endpoints';
import { listLessonVersions, showLessonVersion } from 'contracts/training/lesson/lesson.endpoints';
import { listProgramVersions } from 'contracts/training/program/program.endpoints';
import { mount } from 'platform/http/route';
import { askAs, type ReadResource } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { trainingVersionProjection, versionIdOf } from './training-version.projection.ts';

const fields = (content: string) => `select id, version, note, published_at, publisher_name, is_material, ${content}
  from read.training_version`;
const LIST = `where tenant_id = $1 and of_id = $2 and aggregate = $3 order by version desc limit ${MAX_PAGE_ROWS}`;
const LINES = `${fields('null')} ${LIST}`;
const PROGRAMS = `${fields('content')} ${LIST}`;
const ONE = `${fields('content')} where tenant_id = $1 and id = $2 and aggregate = $3`;

const viewOf = ([id, version, note, publishedAt, publisherName, isMaterial, content]: unknown[]) => ({
  ...{ id, version: Number(version), note, publishedAt, publisherName, isMaterial, content },
});

/** What was published of a lesson, of a program or of a document of the handbook. */
export const trainingVersionResource: ReadResource = (router, context) => {
  const { reader, http } = context;
  const ask = async (
    text: string,
    values: [tenantId: string, id: string, aggregate: string],
    minPosition: string | null,
  ) => {
    await reachMinPosition(context, minPosition, [trainingVersionProjection.name]);
    const query = { ...prepared(text), values, rowMode: 'array' as const };
    const [rows = []] = await askAs(reader)(values[0], [query]);
    return rows.map(viewOf);
  };
  mount(
    router,
    listLessonVersions,
    async ({ auth: { tenantId }, params, minPosition }) => {
      const found = await ask(LINES, [tenantId, params.id, 'trainingLesson'], minPosition);
      return { body: listLessonVersions.answer.parse(found) };
    },
    http,
  );
  mount(
    router,
    listProgramVersions,
    async ({ auth: { tenantId }, params, minPosition }) => {
      const found = await ask(PROGRAMS, [tenantId, params.id, 'trainingProgram'], minPosition);
      return { body: listProgramVersions.answer.parse(found) };
    },
    http,
  );
  mount(
    router,
    listHandbookVersions,
    async ({ auth: { tenantId }, params, minPosition }) => {
      const found = await ask(LINES, [tenantId, params.id, 'handbookDocument'], minPosition);
      return { body: listHandbookVersions.answer.parse(found) };
    },
    http,
  );
  mount(
    router,
    showHandbookVersion,
    async ({ auth: { tenantId }, params, minPosition }) => {
      const key = versionIdOf(params.id, params.version);
      const [found] = await ask(ONE, [tenantId, key, 'handbookDocument'], minPosition);
      if (!found) throw new Rejection('not-found', 404);
      return { body: showHandbookVersion.answer.parse(found) };
    },
    http,
  );
  mount(
    router,
    showLessonVersion,
    async ({ auth: { tenantId }, params, minPosition }) => {
      const key = versionIdOf(params.id, params.version);
      const [found] = await ask(ONE, [tenantId, key, 'trainingLesson'], minPosition);
      if (!found) throw new Rejection('not-found', 404);
      const { content, ...version } = found;
      return { body: showLessonVersion.answer.parse({ ...version, ...(content as object) }) };
    },
    http,
  );
};
