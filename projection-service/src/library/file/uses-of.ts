import { emailTemplate } from 'contracts/automation/email-template/email-template.entity';
import { FileUse } from 'contracts/library/file/file-use.views';
import { job } from 'contracts/recruiting/job/job.entity';
import { jobTemplate } from 'contracts/recruiting/job-template/job-template.entity';
import { openInterview } from 'contracts/recruiting/open-interview/open-interview.entity';
import { question } from 'contracts/recruiting/question/question.entity';
import { questionSet } from 'contracts/recruiting/question/question-set.entity';
import { handbookDocument } from 'contracts/training/handbook/handbook.entity';
import { trainingLesson } from 'contracts/training/lesson/lesson.entity';
import { trainingProgram } from 'contracts/training/program/program.entity';
import { askAs, type ReadContext } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { questionSetRevisionProjection } from '#projection-service/recruiting/question/question-set-revision.projection';
import { trainingVersionProjection } from '#projection-service/training/version/training-version.projection';

/** How content is looked through for `$2`: for one file, or for any of many. */
type Looking = {
  /** Whether content holds its id as a value of its own, at whatever depth. */
  holds: (content: string) => string;
  is: (column: string) => string;
};
const forOne: Looking = {
  holds: (content) => `position('"' || $2 || '"' in ${content}::text) > 0`,
  is: (column) => `${column}::text = $2`,
};
const ID = '"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"';
/** Each id in the content is looked up once, however many files there are. */
const forAny: Looking = {
  holds: (content) =>
    `exists (select from regexp_matches(${content}::text, '${ID}', 'g') m where m[1] = any($2::text[]))`,
  is: (column) => `${column}::text = any($2::text[])`,
};

type Place = { by: FileUse['by']; table: string; name: string; uses: string };
const placesOf = ({ holds, is }: Looking): readonly Place[] => {
  /** Of texts with versions, whoever began one goes on with it, so that each of them counts. */
  const versions = (aggregate: string) => `exists (select from read.training_version v where v.tenant_id = $1
    and v.of_id = o.id and v.aggregate = '${aggregate}' and ${holds('v.content')})`;
  return [
    {
      by: 'lesson',
      table: 'training_lesson',
      name: 'name',
      uses: `${holds('steps')} or ${versions(trainingLesson.name)}`,
    },
    {
      ...{ by: 'program', table: 'training_program', name: 'name' },
      uses: `${is('thumbnail_id')} or ${is('instructions_video_id')} or ${versions(trainingProgram.name)}`,
    },
    {
      ...{ by: 'policy', table: 'handbook_document', name: 'name' },
      uses: `kind = 'policy' and (${is('file_id')} or ${holds('steps')} or ${versions(handbookDocument.name)})`,
    },
    {
      ...{ by: 'document', table: 'handbook_document', name: 'name' },
      uses: `kind <> 'policy' and (${is('file_id')} or ${holds('steps')} or ${versions(handbookDocument.name)})`,
    },
    { by: 'question', table: 'question', name: 'text', uses: is('instructions_video_id') },
    {
      ...{ by: 'question-set', table: 'question_set', name: 'name' },
      uses: `${holds('questions')} or exists (select from read.question_set_revision r where r.tenant_id = $1
      and r.question_set_id = o.id and ${holds('r.questions')})`,
    },
    // What a job is called is for those of its team alone, where it is.
    { by: 'job', table: 'job', name: 'case when is_restricted then null else title end', uses: holds('steps') },
    { by: 'job-template', table: 'job_template', name: 'name', uses: holds('steps') },
    { by: 'open-interview', table: 'open_interview', name: 'title', uses: is('instructions_video_id') },
    { by: 'email-template', table: 'email_template', name: 'name', uses: holds('attachment_ids') },
  ];
};

/** Uses that are named: more are not read by anybody. */
const NAMED = 50;
const queryOf = (looking: Looking) =>
  `select * from (${placesOf(looking)
    .map(
      ({ by, table, name, uses }) =>
        `select '${by}', o.id, ${name} from read.${table} o where o.tenant_id = $1 and (${uses})`,
    )
    .join('\n union all ')}) u limit ${NAMED}`;
const QUERIES = { one: queryOf(forOne), any: queryOf(forAny) };

const SHOWN = [
  ...[
    trainingLesson,
    trainingProgram,
    handbookDocument,
    question,
    questionSet,
    job,
    jobTemplate,
    openInterview,
    emailTemplate,
  ].map(({ context, name }) => `${context}.${name}`),
  ...[trainingVersionProjection.name, questionSetRevisionProjection.name],
];

type Asked = { tenantId: string; ids: readonly string[]; minPosition: string | null };

/** What shows files of the library: trainings, documents, questions, mails. */
export const usesOf = async (context: ReadContext, { tenantId, ids, minPosition }: Asked): Promise<FileUse[]> => {
  const [first] = ids;
  if (first === undefined) return [];
  await reachMinPosition(context, minPosition, SHOWN, tenantId);
  const [rows = []] = await askAs(context.reader)(tenantId, [
    ids.length === 1
      ? { ...prepared(QUERIES.one), values: [tenantId, first], rowMode: 'array' as const }
      : { ...prepared(QUERIES.any), values: [tenantId, ids], rowMode: 'array' as const },
  ]);
  return rows.map(([by, used, name]) => FileUse.parse({ by, id: used, name }));
};
