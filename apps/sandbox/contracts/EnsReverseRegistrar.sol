// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {EnsRegistry} from "./EnsRegistry.sol";
import {EnsResolver} from "./EnsResolver.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// Lets every account say what it is called (EIP-181). Nobody checks here whether that name leads back to it.
contract EnsReverseRegistrar {
    /// namehash("addr.reverse")
    bytes32 private constant ADDR_REVERSE = 0x91d1777781884d03a6757a803996e38de2a42967fb37eeaca72729271025a9e2;

    EnsRegistry public immutable ens;
    EnsResolver private immutable resolver;
    address private immutable owner;

    error NotYours(address account, address caller);

    constructor(EnsRegistry registry_, EnsResolver resolver_) {
        ens = registry_;
        resolver = resolver_;
        owner = msg.sender;
    }

    function setName(string calldata name) external returns (bytes32) {
        return setNameForAddr(msg.sender, name);
    }

    function setNameForAddr(address account, string calldata name) public returns (bytes32 node_) {
        if (msg.sender != account && msg.sender != owner) revert NotYours(account, msg.sender);
        bytes32 label = labelOf(account);
        node_ = ens.setSubnodeOwner(ADDR_REVERSE, label, address(this));
        ens.setResolver(node_, address(resolver));
        resolver.setName(node_, name);
    }

    function node(address account) external pure returns (bytes32) {
        return keccak256(abi.encodePacked(ADDR_REVERSE, labelOf(account)));
    }

    function labelOf(address account) private pure returns (bytes32 label) {
        bytes memory digits = bytes(Strings.toHexString(account));
        assembly {
            // Without the two characters of "0x".
            label := keccak256(add(digits, 34), 40)
        }
    }
}
