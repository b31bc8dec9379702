import { fieldErrors } from 'contracts/kernel/field-errors';
import { Rejection } from 'contracts/kernel/problem';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { createCandidateFromResume } from 'contracts/recruiting/candidate/candidate.json-resume';
import { fieldsOfResume } from 'contracts/recruiting/candidate/candidate.resume-fields';
import { readResume } from 'contracts/recruiting/candidate/candidate.resume-reading';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { z } from 'zod';
import type { CommandContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import { causeOf, createdId } from '#command-service/http/cause';
import { resumeReading } from '#command-service/recruiting/resume/resume-reading';

/** Résumés: in JSON Resume, what it says in fields and the whole as it came; of other files what they seem to say (docs/product.md REC-34, REC-71). */
export const resumeRoutes = (router: IRouter, context: CommandContext): void => {
  mount(router, readResume, async ({ file }) => ({ body: await resumeReading(file) }), context);
  mount(
    router,
    createCandidateFromResume,
    async (request) => {
      const schema = candidate.endpoints.create.body as z.ZodType<Record<string, unknown>>;
      const parsed = schema.safeParse(fieldsOfResume(request.body), { reportInput: true });
      if (!parsed.success) {
        const errors = fieldErrors(parsed.error.issues, 'basics');
        throw new Rejection('validation-failed', 422, { errors });
      }
      const id = createdId('candidate', request);
      const metadata = causeOf(request);
      const data = { candidateId: id, ...parsed.data } as never;
      await context.commands.candidate(id, { type: 'CreateCandidate', data, metadata });
      const { idempotencyKey: _, ...cause } = metadata;
      const { position, version } = await context.commands.candidate(id, {
        type: 'TakeCandidateResume',
        data: { resume: request.body },
        metadata: cause,
      });
      return answered(position, { id, version });
    },
    context,
  );
};
