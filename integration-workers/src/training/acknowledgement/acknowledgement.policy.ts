import type { MembershipEvent } from 'contracts/identity/membership/membership.events';
import type { TeamEvent } from 'contracts/identity/team/team.entity';
import type { AcknowledgementEvent } from 'contracts/training/acknowledgement/acknowledgement.entity';
import type { AcknowledgementRoundEvent } from 'contracts/training/acknowledgement/round.entity';
import { policy } from '#integration-workers/engine/policy';
import { askNewcomer, askTeam } from './ask-newcomers.job.ts';
import { askReaders } from './ask-readers.job.ts';
import { remindReaders } from './remind-readers.job.ts';
import { writeToReader } from './write-to-reader.job.ts';

type OfPerson = { acknowledgementId: string; userId: string };
const write = ({ acknowledgementId, userId }: OfPerson, news: 'asked' | 'reminded') => [
  writeToReader.request(userId, { acknowledgementId, userId, news }),
];

/** Whenever somebody is asked to acknowledge a document, or reminded, they get a mail. */
export const acknowledgementPolicy = policy<AcknowledgementEvent>({
  name: 'training.acknowledgement',
  jobs: [writeToReader],
  on: {
    AcknowledgementCreated: ({ data }) => write(data, 'asked'),
    AcknowledgementAskedAgain: ({ data }) => write(data, 'asked'),
    AcknowledgementReminded: ({ data }) => write(data, 'reminded'),
  },
});

/** Whenever a round begins, or some of its people were asked, those who come next are. */
export const roundPolicy = policy<AcknowledgementRoundEvent>({
  name: 'training.acknowledgement-round',
  jobs: [askReaders, remindReaders],
  on: {
    AcknowledgementRoundCreated: ({ data: { acknowledgementRoundId: roundId } }) => [
      askReaders.request(roundId, { roundId, after: null }),
    ],
    ReadersAsked: ({ data: { acknowledgementRoundId: roundId, next } }) =>
      next === null ? [] : [askReaders.request(roundId, { roundId, after: next })],
    ReadersReminded: ({ data: { acknowledgementRoundId: roundId } }) => [
      remindReaders.request(roundId, { roundId, after: null }),
    ],
  },
});

/** Who joins the company or a team later is asked too (docs/product.md HBK-5). */
export const newcomerPolicy = policy<MembershipEvent | TeamEvent>({
  name: 'training.acknowledgement-newcomer',
  jobs: [askNewcomer, askTeam],
  on: {
    MembershipGranted: ({ data: { userId } }) => [askNewcomer.request(userId, { userId })],
    MembershipReactivated: ({ data: { userId } }) => [askNewcomer.request(userId, { userId })],
    TeamCreated: ({ data: { teamId } }) => [askTeam.request(teamId, { teamId })],
    TeamChanged: ({ data: { teamId, to } }) => (to.userIds === undefined ? [] : [askTeam.request(teamId, { teamId })]),
  },
});
