import type { Comments } from '#deploy/seed/content';

/** What the recruiter and the owner wrote, by the move that it came with; `alone` without any move. */
export const harborComments: Comments = {
  reviewed: {
    workshop: [
      'Watched all five answers. Explains spiling better than our own handbook.',
      'The scarf joint shown in answer three is clean. The glue line was held up to the light without being asked.',
      'Good on planking, thin on lofting. Would need a month with the floor.',
      'Ten years on fishing boats, two on yachts. Rough and ready, in a good way.',
      'Clear thinker. Took the full ten minutes before answering and used them.',
      'Speaks well about repair work; has not run a crew yet.',
      'The camera was in a cold workshop and the answers were warm. Keep.',
      'Portfolio mentions glued lapstrake only. Ask about carvel.',
      'Knows the standards by number and the reasons by heart.',
      'Short answers, all of them right.',
    ],
    house: [
      'Friendly from the first second. Told a story about a late ferry that says it all.',
      'Strong on figures, a little formal with guests. Second look with the house.',
      'Languages are as good as the form says.',
      'Talks about the team before talking about the menu.',
      'Handled the difficult-guest question calmly and with a concrete example.',
      'Has worked three seasons in one place and was asked back each time.',
      'Answer four stopped half-way, the connection it seems. The rest is enough to judge.',
      'Would like to start two weeks later than we planned. Not a problem.',
      'Knows the lake, knows the suppliers, knows the wind.',
    ],
    office: [
      'Explained work in progress in four sentences that a boatbuilder would accept.',
      'Very organised. Sent the notes from the thinking time along.',
      'Sound on recruiting, new to training. That half can be learned.',
      'Asked for the data before giving an opinion. Twice.',
      'Plain language, no slides in the head.',
      'Experience in construction rather than manufacturing; close enough.',
    ],
  },
  considered: {
    workshop: [
      'Shop day went well: planed for an hour and swept up afterwards.',
      'References called. The former yard would take them back tomorrow.',
      'Foreman says yes, provided that the start can be in the second half of the month.',
      'Compared with the other two on the list: slower, and more exact.',
      'Trial joint fits dry. Photograph is in the folder.',
      'Salary wish is at the top of the range, and probably fair.',
    ],
    house: [
      'Spent an evening with the team. They laughed, the guests too.',
      'Cooked the char with sorrel. The bowl came back empty.',
      'Spoke with the present manager for an hour; they want to continue tomorrow.',
      'Needs a room for the season. There is one from the first of the month.',
      'References confirm the season bonus two years in a row.',
      'Good match, but we should see the candidate for the other house as well.',
    ],
    office: [
      'Case study solved with one page and one table.',
      'Met both yards on a call. They asked when the start date would be.',
      'References are excellent. Notice period is three months.',
      'One open question about French; a short call on Thursday will tell.',
    ],
  },
  approved: {
    workshop: [
      'Offer goes out today. Welcome aboard.',
      'Yes. Bench next to the steam box is free.',
      'Approved at the middle of the range, with the tool allowance.',
      'Both foremen agree, and so do I.',
      'Let us not wait for the third candidate. This is the one.',
    ],
    house: [
      'Approved. Please send the contract in both languages.',
      'Yes from the house and yes from me.',
      'Approved for the whole season, with the room.',
      'The best conversation about breakfast that I have ever had. Approved.',
    ],
    office: [
      'Approved. Please agree on the start date with the team.',
      'Clear yes. Moving costs as discussed.',
      'Approved with the four-day option in spring.',
    ],
  },
  unapproved: {
    workshop: [
      'Good hands, but we need somebody who has led before. Please keep in touch.',
      'Salary wish and budget are too far apart this year.',
      'Not for this position. I would like to see them for the joiner.',
    ],
    house: [
      'Lovely person, not yet ready for a whole house.',
      'Cannot be there before July. That is too late for us.',
      'The team had doubts about the pace in high season.',
    ],
    office: [
      'Strong, but the other candidate knows inventory much better.',
      'Three days a week would be too few for them in the long run.',
    ],
  },
  rejected: {
    workshop: [
      'No woodworking so far, and this is not the apprenticeship.',
      'Answers came from a text that was read aloud.',
      'No certificate and no wish to get one.',
      'Looking for remote work. The boat is here.',
      'Did not show the joint that we had asked for.',
    ],
    house: [
      'Not available at weekends.',
      'German is not sufficient for this house yet.',
      'Wants to cook alone. We need a brigade.',
      'Cannot swim. Suggested the reception instead.',
    ],
    office: [
      'Only looking for full-time work.',
      'No manufacturing background, and no curiosity about it either.',
      'Permit would take longer than the project.',
    ],
  },
  discarded: {
    workshop: [
      'Accepted another offer on the coast. Friendly call.',
      'Same person, opened twice by mistake. The other interview is kept.',
      'Position filled before the answers came in.',
    ],
    house: [
      'Wrote that the family is staying where it is.',
      'No reply after three reminders.',
      'Season is fully staffed. Sent our thanks.',
    ],
    office: ['Withdrew for personal reasons.', 'Found something closer to home and told us at once.'],
  },
  alone: {
    workshop: [
      'Called back. Likes the idea of a trial day and is free on Fridays.',
      'Asked whether we pay for the move. We do, within reason.',
      'Sent three more photographs of the repair. Added to the folder.',
      'Note to self: ask the Windermere team, who know the former employer.',
    ],
    house: [
      'Prefers to be contacted by mail, before noon.',
      'Partner is a gardener. The house has a garden. Just saying.',
      'Has a dog that does not mind boats.',
      'Allergic to shellfish, which matters in the kitchen. Talked about it.',
    ],
    office: [
      'Would like to see the yard before deciding. Arranged.',
      'Asked good questions about our retention periods for applications.',
    ],
  },
};
