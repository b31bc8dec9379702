import { captureEnUs } from 'ui-kit/media/capture.en-us';
import { playerEnUs } from 'ui-kit/media/player.en-us';

export const mediaEnUs = {
  player: playerEnUs,
  media: {
    ...captureEnUs,
    trial: {
      start: 'Start test recording',
      stop: 'Stop',
      left: '{{time}} left',
      done: 'This is how others will see and hear you. The recording is not saved.',
      recording: 'Test recording',
      again: 'Record again',
    },
    test: {
      recorder: {
        title: 'Test your camera and microphone',
        lead: 'Make a recording and watch it. It stays in this browser and is forgotten when you leave the page.',
      },
      player: {
        title: 'Test video playback',
        lead: 'Open a video or sound from your device to see whether this browser plays it. It is not uploaded.',
        choose: 'Choose a video',
        none: 'No video chosen yet.',
        keys: 'Keys: space plays and pauses, ← → move 5 seconds, J L move 10, < > change the speed, M mutes, F is full screen.',
      },
    },
  },
};
