/** What whoever answers by a recording or a document is told, under `answering`. */
export const answeringEnUs = {
  leaving: {
    title: 'Stop recording and leave?',
    detail: 'What you have recorded so far is kept and sent. It counts as this recording.',
    leave: 'Stop and leave',
    stay: 'Keep recording',
  },
  hint: 'Hint:',
  questionVideo: 'Video about this question',
  saved: 'Your answer has been saved.',
  startRecording: 'Start recording',
  secondsLeft_one: '{{count}} second left',
  secondsLeft_other: '{{count}} seconds left',
  fact: {
    thinkTime: 'Time to think',
    timeLimit: 'Time to answer',
    takes: 'Recordings',
    noLimit: 'No limit',
    atMost: 'At most {{time}}',
    left_one: '{{count}} left',
    left_other: '{{count}} left',
  },
  before: {
    think:
      'The question is shown when your time to think starts. Recording begins when that time is over, or earlier if you are ready.',
    record: 'Your time to answer starts when recording starts, and cannot be stopped.',
    startThinking: 'Show the question',
  },
  screen: { share: 'Choose what to share', other: 'Share something else' },
  thinking: {
    left: 'Recording begins in',
    video: 'The length of the video ({{time}}) has been added to your time to think.',
    over: 'Your time to think is over. Your time to answer is running.',
  },
  recording: {
    on: 'Recording {{take}}',
    left: 'Time left to answer',
    offline:
      'The connection was lost. Keep going: your answer is kept in this browser and sent once the connection is back.',
    notBegun: 'The connection was lost. Recording begins as soon as it is back; your time may be running already.',
    begun: 'Your time to answer is running. The connection was lost just as recording was to begin.',
    finish: 'Finish answer',
  },
  cutOff: {
    kept: 'Recording stopped when the page closed. What was recorded until then is being saved…',
    left: 'Recording was interrupted. If it was in another browser, open the interview there and the rest is sent. Otherwise what has arrived is kept.',
    leftOpen:
      'Recording was interrupted. If it was in another browser, open the lesson there and the rest is sent. Otherwise nothing of it is kept.',
    elsewhere: 'This answer is being recorded on another device. It appears here when it is done.',
    endDetail: 'If that device does not come back, end the recording here. What has arrived of it is kept.',
    end: 'End the recording',
  },
  takes: {
    saving: 'Your answer is being saved…',
    which: 'Which recording is your answer?',
    one: 'Recording {{take}} ({{time}})',
    mine: 'Your recording {{take}}',
    onItsWay: 'Your recording is still being sent. You can continue in the meantime.',
    notYet: 'Your recording has arrived and is being prepared. You can continue in the meantime.',
    again: 'Record again',
    againOf_one: 'Record again ({{count}} left)',
    againOf_other: 'Record again ({{count}} left)',
    againDetail: 'This will be recording {{take}}. It counts as soon as it starts, and its time cannot be stopped.',
    keep: 'Keep what I have',
  },
  document: {
    label: 'Your document',
    replace: 'Replace it with another document',
    held: 'Your document has been saved.',
    download: 'Download',
  },
};
