import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { SourceCode } from '#contracts/recruiting/candidate-source/candidate-source.code';
import { COMPANY_PAGE } from '#contracts/recruiting/candidate-source/candidate-source.usual';
import { PublicCompanyView } from '#contracts/recruiting/public/public.views';

/** An open interview as anybody sees it, with its description as it is shown (docs/product.md REC-5). */
export const ShownOpenInterview = z.object({
  id: Id,
  title: z.string(),
  descriptionHtml: z.string(),
  /** Days to answer, from the moment that one applies. */
  answerDays: z.int(),
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  company: PublicCompanyView,
});
export type ShownOpenInterview = z.infer<typeof ShownOpenInterview>;

export const showOpenInterview = endpoint({
  method: 'GET',
  path: '/api/public/interviews/:id',
  access: 'public',
  summary: 'Get an interview that is open to whoever has its link, and its company',
  params: ById,
  answer: ShownOpenInterview,
});

/** One names the company, as its page does. */
export const applyToOpenInterview = endpoint({
  method: 'POST',
  path: '/api/candidate/open-interviews/:id/apply',
  access: 'authenticated',
  summary: 'Apply to an open interview; 409 if already applied',
  params: ById,
  body: z.strictObject({ companyId: Id, source: SourceCode.default(COMPANY_PAGE) }),
  answer: z.object({ id: Id, interviewId: Id, openInterviewId: Id, source: z.string() }),
  status: 201,
});
