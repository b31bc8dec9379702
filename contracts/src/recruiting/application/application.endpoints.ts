import { z } from 'zod';
import { endpoint, resource } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { SourceCode } from '#contracts/recruiting/candidate-source/candidate-source.code';
import { SubmitApplication } from './application.commands.ts';
import { ApplicationView, MyApplicationView, MyInvitationView } from './application.views.ts';

export const submitApplication = endpoint({
  method: 'POST',
  path: '/api/candidate/applications',
  access: 'authenticated',
  summary: 'Apply for an open job; 409 if already applied',
  body: SubmitApplication,
  answer: z.object({ id: Id, interviewId: Id, jobId: Id, source: z.string() }),
  status: 201,
});

/** Newest first; nobody applies for more jobs than one answer holds (500). */
export const listMyApplications = endpoint({
  method: 'GET',
  path: '/api/candidate/applications',
  access: 'authenticated',
  summary: 'List my applications and their status',
  answer: z.array(MyApplicationView),
});

/** Where the address that the company wrote to is the confirmed one of the account; newest first, at most 500. */
export const listMyInvitations = endpoint({
  method: 'GET',
  path: '/api/candidate/invitations',
  access: 'authenticated',
  summary: 'List interviews that companies invited me to though I had not applied, and their status',
  answer: z.array(MyInvitationView),
});

export const applications = resource({
  name: 'applications',
  access: 'tenant.interviews.read',
  view: ApplicationView,
  filters: {
    jobId: Id.optional(),
    openInterviewId: Id.optional(),
    candidateId: Id.optional(),
    status: ApplicationView.shape.status.optional(),
    source: SourceCode.optional(),
  },
  sorts: ['appliedAt'],
});
