import { assignmentEnd, remindersBefore } from 'contracts/training/assignment/assignment.times';
import type { ProgramContent } from 'contracts/training/program/program.fields';

type Assigning = {
  scheduleId: string;
  programId: string;
  programVersion: number;
  programName: string;
  startsAt: string;
  deadline: string | null;
  reminderDays: readonly number[];
  timeZone: string;
};

/** Nothing starts in the past, and who starts later than others starts then. */
export const later = (startsAt: string, now: Date | null): string =>
  now !== null && Date.parse(startsAt) < now.getTime() ? now.toISOString() : startsAt;

/** What somebody is assigned: a version of a program, from when and until when, and what it comes to. */
export const assignedData = (schedule: Assigning, content: ProgramContent, now: Date) => {
  const { scheduleId, programId, programVersion, programName, startsAt, deadline, timeZone } = schedule;
  const reminderDays = [...schedule.reminderDays];
  const expiresAt = assignmentEnd({ startsAt, deadline, timeZone }, content);
  return {
    ...{ scheduleId, programId, programVersion, programName, startsAt, expiresAt, reminderDays, timeZone },
    lessonCount: content.lessons.length,
    possible: content.lessons.reduce((sum, { points }) => sum + points, 0),
    reminders: expiresAt === null ? [] : remindersBefore(expiresAt, { reminderDays, startsAt, timeZone, now }),
  };
};
