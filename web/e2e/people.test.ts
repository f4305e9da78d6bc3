import { tellOfTwo } from "./story-of-two.ts";

tellOfTwo();
