type Data = Record<string, unknown>;

/** A recorded answer without a picture was once called a role play. */
const asAudio = (question: Data): Data =>
  question.responseType === 'role-play' ? { ...question, responseType: 'audio' } : question;

const inSet = (set: Data): Data =>
  Array.isArray(set.questions) ? { ...set, questions: set.questions.map((one) => asAudio(one as Data)) } : set;

const change =
  (lift: (data: Data) => Data) =>
  ({ from, to, ...data }: Data): Data => ({ ...data, from: lift(from as Data), to: lift(to as Data) });

export const questionUpcasts = { QuestionCreated: [asAudio], QuestionChanged: [change(asAudio)] };
export const questionSetUpcasts = { QuestionSetCreated: [inSet], QuestionSetChanged: [change(inSet)] };
