import type { ResponseType } from 'contracts/recruiting/question/question.choices';

/** A question as whoever learns sees it. */
export type LearnerQuestion = {
  id: string;
  /** Null: told when the time to think or to answer begins. */
  text: string | null;
  responseType: ResponseType;
  hint: string;
  instructionsVideoId: string | null;
  isRequired: boolean;
  minimumCharacters: number | null;
  points: number | null;
  choices: readonly { id: string; text: string }[];
};

/** A step as whoever learns sees it. */
export type LearnerStep<Q extends LearnerQuestion = LearnerQuestion> = {
  id: string;
  name: string;
  description: string;
  attachments: readonly { id: string; name: string; fileId: string }[];
  videoFileId: string | null;
  videoUrl: string | null;
  requiredPercent: number | null;
  questions: readonly Q[];
};
