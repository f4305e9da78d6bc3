import { tellOfComingBack } from "./story-of-coming-back.ts";

tellOfComingBack();
